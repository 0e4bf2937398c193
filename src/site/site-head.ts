import { company } from './company'
import { palette } from './palette'
import { SITE_FILES, SITE_ICONS } from './site-files'

/** An element of the head that all pages share. */
export interface SiteHeadElement {
  readonly tag: 'link' | 'meta'
  readonly attributes: Readonly<Record<string, string>>
}

const link = (attributes: Record<string, string>): SiteHeadElement => ({ tag: 'link', attributes })

/** Icons, manifest, feed and the color of the browser's frame: the same on every page. */
export function siteHead(): readonly SiteHeadElement[] {
  return [
    { tag: 'meta', attributes: { name: 'theme-color', content: palette.limestone } },
    link({ rel: 'icon', href: SITE_ICONS.vector, type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: SITE_ICONS.touch }),
    link({ rel: 'manifest', href: SITE_FILES.manifest }),
    link({
      rel: 'alternate',
      href: SITE_FILES.feed,
      type: 'application/rss+xml',
      title: `${company.name}: Blog`,
    }),
  ]
}
