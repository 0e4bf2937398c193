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

/**
 * The public settings of a build. All are optional. The metadata is what `npm run launch-check` calls a setting:
 * - `identity`: part of the publisher's identity, which visitors rely on
 * - `link`: a partner site that the menu or the sign-up links to, in its place a reserved example domain
 * - `optional`: what it adds; for a widget, `page` shows phone and email without it
 * - `withDefault`: what has a working default but must not be a placeholder
 */
const PublicEnvironmentSchema = z.object({
  VITE_SITE_URL: origin.default(SETTING_DEFAULTS.siteUrl).meta({ identity: 'domain' }),
  VITE_COMPANY_NAME: text(60).meta({ identity: 'name' }),
  VITE_COMPANY_EMAIL: z.email({ error: 'an email address' }).optional().meta({ identity: 'email' }),
  VITE_COMPANY_PHONE: phone.meta({ identity: 'phone' }),
  VITE_DEMO_PHONE: phone.meta({ withDefault: 'The number of the live demo' }),
  VITE_COMPANY_ADDRESS: text(200),
  VITE_COMPANY_FACEBOOK_URL: address.meta({ optional: 'Facebook page' }),
  VITE_COMPANY_INSTAGRAM_URL: address.meta({ optional: 'Instagram profile' }),
  VITE_COMPANY_X_URL: address.meta({ optional: 'X profile' }),
  VITE_COMPANY_LINKEDIN_URL: address.meta({ optional: 'LinkedIn page' }),
  VITE_ASSISTANT_URL: address.meta({ link: "The link to the assistant's own site" }),
  VITE_ENTERPRISE_BOOKING_URL: address.meta({ link: 'The link to the enterprise booking page' }),
  VITE_BOOKING_WIDGET_URL: address.meta({ optional: 'Booking calendar', page: '/contact' }),
  VITE_INTAKE_FORM_URL: address.meta({ optional: 'Website intake form', page: '/website-intake' }),
  VITE_CUSTOMER_PORTAL_URL: address.meta({ optional: "Stripe's customer portal" }),
  VITE_GA_MEASUREMENT_ID: matching(/^G-[A-Z0-9]{4,20}$/, 'an id such as G-ABCD123456').meta({
    optional: 'Google Analytics',
  }),
  VITE_META_PIXEL_ID: matching(/^\d{6,20}$/, 'an id of 6 to 20 digits').meta({
    optional: 'Meta pixel',
  }),
  VITE_AI_API_BASE: webAddress
    .default(SETTING_DEFAULTS.aiApiBase)
    .meta({ withDefault: "The demo chat's AI provider" }),
  VITE_AI_MODEL: matching(/^[\w.:/-]{1,80}$/, 'the name of a model'),
  VITE_TESTIMONIAL_VIDEO_URL: address.meta({ withDefault: 'The address of the video' }),
  VITE_SIGN_UP_VARIANT: z.enum(['wizard', 'simple'], { error: 'wizard or simple' }).optional(),
})

/** The names of the settings: the only variables that reach the pages. */
export const PUBLIC_SETTINGS = Object.keys(PublicEnvironmentSchema.shape)

/** The settings that have this metadata, with its text. */
export const settingsWith = (key: 'identity' | 'link' | 'optional' | 'page' | 'withDefault') =>
  Object.entries(PublicEnvironmentSchema.shape).flatMap(([name, type]) => {
    const what = type.meta()?.[key]
    return typeof what === 'string' ? [{ name, what }] : []
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
