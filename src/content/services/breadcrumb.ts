import type { LinkContent } from '../types'

/** The breadcrumb above every service's name. */
export const breadcrumb = {
  /** Accessible name of the breadcrumb. */
  label: 'Breadcrumb',
  parent: { label: 'Services', to: 'services' },
} as const satisfies { readonly label: string; readonly parent: LinkContent }
