import { SETTING_DEFAULTS } from '../shared/setting-defaults'

/** The build-time settings. Plain Node has no `import.meta.env`, which its type does not say: all defaults apply there. */
const settingsOf = (env: Partial<ImportMetaEnv> = {}) => env
const env = settingsOf(import.meta.env)

const DEFAULT_PHONE = '(972) 555-0142'

/** A day as schema.org writes it (https://schema.org/openingHours). */
type Day = 'Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su'

/** Who the agency is. Every value can be replaced by a build-time setting. */
export function companyFrom(env: Partial<ImportMetaEnv>) {
  /** A named agency has only the profiles that are set; the invented one has all of them. */
  const sample = (path: string) => (env.VITE_COMPANY_NAME ? '' : `https://${path}`)
  const profiles = {
    Facebook: env.VITE_COMPANY_FACEBOOK_URL || sample('facebook.example/blackland'),
    Instagram: env.VITE_COMPANY_INSTAGRAM_URL || sample('instagram.example/blackland'),
    X: env.VITE_COMPANY_X_URL || sample('x.example/blackland'),
    LinkedIn: env.VITE_COMPANY_LINKEDIN_URL || sample('linkedin.example/company/blackland'),
  }
  return {
    name: env.VITE_COMPANY_NAME || 'Blackland Digital',
    email: env.VITE_COMPANY_EMAIL || 'hello@blackland.example',
    phone: env.VITE_COMPANY_PHONE || DEFAULT_PHONE,
    /** The line for a live demo of the assistant; the office's own number unless another one is set. */
    demoPhone: env.VITE_DEMO_PHONE || env.VITE_COMPANY_PHONE || DEFAULT_PHONE,
    address: env.VITE_COMPANY_ADDRESS || 'Frisco, TX 75034',
    /** Office hours, in which a person picks up. */
    hours: {
      days: 'Mo-Fr' satisfies Day | `${Day}-${Day}`,
      opens: '09:00',
      closes: '17:00',
      text: 'Monday to Friday, 9\u00a0a.m. to 5\u00a0p.m.',
    },
    /** The two cities that articles are written for. */
    cities: { frisco: 'Frisco', prosper: 'Prosper' },
    state: 'TX',
    social: Object.entries(profiles)
      .map(([name, url]) => ({ name, url }))
      .filter(({ url }) => url !== ''),
  } as const
}

export const company = companyFrom(env)

/** Byline of articles without an author. */
export const teamName = `the ${company.name} team`

export type City = keyof typeof company.cities

/** Digits of a US phone number without the country code (1). */
const NATIONAL_DIGITS = 10

/** The `tel:` URL of a phone number. A number without a country code is in the United States. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const isNational = !phone.startsWith('+') && digits.length <= NATIONAL_DIGITS
  return `tel:+${isNational ? '1' : ''}${digits}`
}

/** A phone number with no-break spaces. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00A0')

/** The phone numbers of the agency and of its demo line, as `tel:` URLs and for use in a sentence. */
export const phoneHref = phoneLink(company.phone)
export const phoneInText = unbroken(company.phone)
export const demoPhoneHref = phoneLink(company.demoPhone)
export const demoPhoneInText = unbroken(company.demoPhone)

export const emailHref = `mailto:${company.email}`

/** Origin of the public site, without a trailing slash. */
export const siteUrl = (env.VITE_SITE_URL || SETTING_DEFAULTS.siteUrl).replace(/\/+$/, '')

/** What the agency does, in one sentence. */
export const companyBlurb =
  'We help businesses move from outdated systems to streamlined digital workflows, with modern marketing and smart automations.'
