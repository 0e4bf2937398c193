import type { LinkContent } from '../types'

/** The way back, above every service's name. */
export const breadcrumb = {
  /** Names the trail for assistive technology. */
  label: 'Breadcrumb',
  parent: { label: 'Services', to: 'services' },
} as const satisfies { readonly label: string; readonly parent: LinkContent }
