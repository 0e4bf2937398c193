import { SETTING_DEFAULTS } from '../shared/setting-defaults'

const env = import.meta.env

/** Who the agency is. Every value can be replaced at build time (design.md, Name and identity). */
export const company = {
  name: env.VITE_COMPANY_NAME || 'Blackland Digital',
  email: env.VITE_COMPANY_EMAIL || 'hello@blackland.example',
  phone: env.VITE_COMPANY_PHONE || '(972) 555-0142',
  address: env.VITE_COMPANY_ADDRESS || 'Frisco, TX 75034',
  /** Opening hours (spec section 2.3). */
  hours: {
    days: 'Mo-Fr',
    opens: '09:00',
    closes: '17:00',
    text: 'Monday to Friday, 9 a.m. to 5 p.m.',
  },
  /** The two towns that articles are written for (spec section 1). */
  cities: { frisco: 'Frisco', prosper: 'Prosper' },
  state: 'TX',
  social: [
    {
      name: 'Facebook',
      url: env.VITE_COMPANY_FACEBOOK_URL || 'https://facebook.example/blackland',
    },
    {
      name: 'Instagram',
      url: env.VITE_COMPANY_INSTAGRAM_URL || 'https://instagram.example/blackland',
    },
    { name: 'X', url: env.VITE_COMPANY_X_URL || 'https://x.example/blackland' },
    {
      name: 'LinkedIn',
      url: env.VITE_COMPANY_LINKEDIN_URL || 'https://linkedin.example/company/blackland',
    },
  ],
} as const

export type City = keyof typeof company.cities

/** Digits of a number within the United States, where the country code is 1. */
const NATIONAL_DIGITS = 10

/** A phone number as a link, with the country code; one without is in the United States. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const isNational = !phone.startsWith('+') && digits.length <= NATIONAL_DIGITS
  return `tel:+${isNational ? '1' : ''}${digits}`
}

/** The agency's phone number as a link. */
export const phoneHref = phoneLink(company.phone)

/** The phone number within a sentence, where a line must not end inside it. */
export const phoneInText = company.phone.replaceAll(' ', '\u00A0')

export const emailHref = `mailto:${company.email}`

/** Origin of the public site, without a slash at the end. */
export const siteUrl = (env.VITE_SITE_URL || SETTING_DEFAULTS.siteUrl).replace(/\/+$/, '')
