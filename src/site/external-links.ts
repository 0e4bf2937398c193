const env = import.meta.env

/** Partner URLs. Only links to these hosts get the attribution. Without an embedded widget, phone and email show. */
export const externalLinks = {
  assistant: env.VITE_ASSISTANT_URL || 'https://shimzy.example',
  enterpriseBooking: env.VITE_ENTERPRISE_BOOKING_URL || 'https://booking.example/enterprise',
  bookingWidget: env.VITE_BOOKING_WIDGET_URL ?? '',
  intakeForm: env.VITE_INTAKE_FORM_URL ?? '',
} as const

/** Where subscribers sign in to Stripe's customer portal, for example to add a card; empty without one. */
export const customerPortalUrl = env.VITE_CUSTOMER_PORTAL_URL ?? ''

/** The assistant's URL, tagged with where on our site the link is. */
export function assistantUrl(medium: string, campaign: string): string {
  const url = new URL(externalLinks.assistant)
  const parameters = { source: 'website', medium, campaign }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
