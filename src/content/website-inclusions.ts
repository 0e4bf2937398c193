/** Included in every website option. */
export const WEBSITE_INCLUSIONS = [
  'Custom design',
  '5 custom pages',
  'E-commerce',
  'SEO',
  'CRM integration',
  'Priority support',
  'Analytics',
] as const
