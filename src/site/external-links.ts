const env = import.meta.env

/**
 * Partner addresses. Links to these hosts, and to no others, carry the
 * visitor's attribution. An empty booking or intake address means: show phone and e-mail instead.
 */
export const externalLinks = {
  assistant: env.VITE_ASSISTANT_URL || 'https://shimzy.example',
  enterpriseBooking: env.VITE_ENTERPRISE_BOOKING_URL || 'https://booking.example/enterprise',
  bookingWidget: env.VITE_BOOKING_WIDGET_URL ?? '',
  intakeForm: env.VITE_INTAKE_FORM_URL ?? '',
} as const

function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** The assistant's link in the navigation bar. */
export const assistantNavbarUrl = withQuery(externalLinks.assistant, {
  source: 'website',
  medium: 'navbar',
  campaign: 'main_navigation',
})

/** The home page's 'Learn More About Shimzy AI' link. */
export const assistantHomeUrl = withQuery(externalLinks.assistant, {
  source: 'website',
  medium: 'homepage',
  campaign: 'shimzy_section',
})
