/** Texts that all service pages share. */
export const servicePages = {
  /** The link above a service's name, and the accessible name of the breadcrumb. */
  breadcrumb: { label: 'Breadcrumb', parent: { label: 'Services', to: 'services' } },
  quotesTitle: 'What clients say',
} as const
