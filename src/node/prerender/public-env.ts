import * as z from 'zod'
import type { Variables } from '../../../api/checkout/environment'
import { SETTING_DEFAULTS } from '../../shared/setting-defaults'

/** Each type's error describes a valid value, to complete 'NAME is not ...'. */
const webAddress = z.url({ protocol: /^https?$/, error: 'an address such as https://www.acme.com' })
const address = webAddress.optional()
const origin = webAddress.refine(
  (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
  'an origin without a path, such as https://www.acme.com',
)
const text = (maxChars: number) =>
  z.string().max(maxChars, `a text of 1 to ${maxChars} characters`).optional()
const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, { error }).optional()
const phone = z
  .string()
  .regex(/^(?=(?:\D*\d){7})[+()\d\s.-]{7,24}$/, {
    error: 'a phone number such as (972) 555-0142',
    abort: true,
  })
  // After the country code of a `tel:` link (src/site/company.ts), the 0 of a local number must not be dialed.
  .regex(
    /^(?!\D*0|.*\(0\))/,
    'a phone number without 0 in front: start with the country code, such as +49 for Germany',
  )
  .optional()

/** The public settings of a build. All are optional. */
const PublicEnvironmentSchema = z.object({
  VITE_SITE_URL: origin.default(SETTING_DEFAULTS.siteUrl),
  VITE_COMPANY_NAME: text(60),
  VITE_COMPANY_EMAIL: z.email({ error: 'an email address' }).optional(),
  VITE_COMPANY_PHONE: phone,
  VITE_DEMO_PHONE: phone,
  VITE_COMPANY_ADDRESS: text(200),
  VITE_COMPANY_FACEBOOK_URL: address,
  VITE_COMPANY_INSTAGRAM_URL: address,
  VITE_COMPANY_X_URL: address,
  VITE_COMPANY_LINKEDIN_URL: address,
  VITE_ASSISTANT_URL: address,
  VITE_ENTERPRISE_BOOKING_URL: address,
  VITE_BOOKING_WIDGET_URL: address,
  VITE_INTAKE_FORM_URL: address,
  VITE_CUSTOMER_PORTAL_URL: address,
  VITE_GA_MEASUREMENT_ID: matching(/^G-[A-Z0-9]{4,20}$/, 'an id such as G-ABCD123456'),
  VITE_META_PIXEL_ID: matching(/^\d{6,20}$/, 'an id of 6 to 20 digits'),
  VITE_AI_API_BASE: webAddress.default(SETTING_DEFAULTS.aiApiBase),
  VITE_AI_MODEL: matching(/^[\w.:/-]{1,80}$/, 'the name of a model'),
  VITE_TESTIMONIAL_VIDEO_URL: address,
  VITE_SIGN_UP_VARIANT: z.enum(['wizard', 'simple'], { error: 'wizard or simple' }).optional(),
})

export type PublicEnvironment = z.infer<typeof PublicEnvironmentSchema>

/** An empty setting counts as not set. */
const withoutEmpty = (settings: Variables) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value))

/** The malformed settings, each with a description of a valid value. */
export function malformedPublicSettings(settings: Variables) {
  const { error } = PublicEnvironmentSchema.safeParse(withoutEmpty(settings))
  return error?.issues.map(({ path, message }) => ({ name: path.join('.'), wanted: message })) ?? []
}

/** Parses the settings. Throws if one is malformed; commands report it first (src/node/settings.ts). */
export function parsePublicEnvironment(settings: Variables): PublicEnvironment {
  return PublicEnvironmentSchema.parse(withoutEmpty(settings))
}
