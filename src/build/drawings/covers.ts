import type { BlogSlug } from '../../site/blog-slugs'
import { GROUNDS, type GroundName } from './grounds'
import { MOTIFS, type MotifName } from './motifs/motifs'
import { seedFrom } from '../random'
import { ground, svg, type Svg } from './svg'

export interface CoverStyle {
  readonly ground: GroundName
  readonly motif: MotifName
}

/**
 * Ground and motif of each article. Neighbours in the index (beside each other, and above each other
 * in two or three columns) never share both, nor neighbours beside each other either of them.
 */
export const COVER_STYLES: Readonly<Record<BlogSlug, CoverStyle>> = {
  'sales-pipeline-management-prosper': { ground: 'soil', motif: 'rope' },
  'sales-pipeline-management-frisco': { ground: 'limestone-2', motif: 'pinch' },
  'marketing-platform-frisco': { ground: 'prairie-dark', motif: 'skein' },
  'marketing-platform-prosper': { ground: 'wheat', motif: 'ribbon' },
  'crm-lead-management-prosper': { ground: 'limestone-2', motif: 'dots' },
  'crm-lead-management-frisco': { ground: 'soil', motif: 'skein' },
  'full-stack-development-frisco': { ground: 'wheat', motif: 'waves' },
  'full-stack-development-prosper': { ground: 'prairie-dark', motif: 'rope' },
  'online-course-creation-frisco': { ground: 'limestone-2', motif: 'ribbon' },
  'online-course-creation-prosper': { ground: 'soil', motif: 'waves' },
  'seo-services-frisco': { ground: 'prairie-dark', motif: 'ranks' },
  'seo-services-prosper': { ground: 'wheat', motif: 'field' },
  'funnel-building-frisco': { ground: 'soil', motif: 'pinch' },
  'funnel-building-prosper': { ground: 'limestone-2', motif: 'rope' },
  'website-development-prosper': { ground: 'wheat', motif: 'skein' },
  'website-development-frisco': { ground: 'prairie-dark', motif: 'waves' },
  'google-ppc-advertising-prosper': { ground: 'limestone-2', motif: 'skein' },
  'google-ppc-advertising-frisco': { ground: 'soil', motif: 'field' },
  'social-media-advertising-prosper': { ground: 'prairie-dark', motif: 'dots' },
  'social-media-advertising-frisco': { ground: 'wheat', motif: 'pinch' },
}

const BOX = { x: 0, y: 0, width: 1200, height: 480 }

/**
 * The cover of an article, 1200 x 480. It is composed for 5:2 and for the 4:3 in its middle (x from
 * 280 to 920), so it can be shown with `object-fit: cover`.
 */
export function cover(slug: BlogSlug): Svg {
  const style = COVER_STYLES[slug]
  const { color, ink } = GROUNDS[style.ground]
  const motif = MOTIFS[style.motif]({ box: BOX, ink, seed: seedFrom(slug) })
  return svg(BOX, ground(BOX, color) + motif)
}
