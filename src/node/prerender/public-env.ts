import * as z from 'zod'
import { SETTING_DEFAULTS } from '../../shared/setting-defaults'

const webAddress = z.url({ protocol: /^https?$/ })
const address = webAddress.optional()
const text = (maxChars: number) => z.string().max(maxChars).optional()
const matching = (pattern: RegExp) => z.string().regex(pattern).optional()
const phone = matching(/^[+()\d\s.-]{7,24}$/)

/** The public settings of a build. All are optional. */
const PublicEnvironmentSchema = z.object({
  VITE_SITE_URL: webAddress.default(SETTING_DEFAULTS.siteUrl),
  VITE_COMPANY_NAME: text(60),
  VITE_COMPANY_EMAIL: z.email().optional(),
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
  VITE_GA_MEASUREMENT_ID: matching(/^G-[A-Z0-9]{4,20}$/),
  VITE_META_PIXEL_ID: matching(/^\d{6,20}$/),
  VITE_AI_API_BASE: webAddress.default(SETTING_DEFAULTS.aiApiBase),
  VITE_AI_MODEL: matching(/^[\w.:/-]{1,80}$/),
  VITE_TESTIMONIAL_VIDEO_URL: address,
  VITE_SIGN_UP_VARIANT: z.enum(['wizard', 'simple']).optional(),
})

export type PublicEnvironment = z.infer<typeof PublicEnvironmentSchema>

type Settings = Readonly<Record<string, string | undefined>>

/** An empty setting counts as not set. */
const withoutEmpty = (settings: Settings) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value))

/** The names of the settings that are malformed. */
export function malformedPublicSettings(settings: Settings): string[] {
  const { error } = PublicEnvironmentSchema.safeParse(withoutEmpty(settings))
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

/** Reads the settings. Throws where one is malformed; commands name it before (src/node/dev/server/settings.ts). */
export function parsePublicEnvironment(settings: Settings): PublicEnvironment {
  return PublicEnvironmentSchema.parse(withoutEmpty(settings))
}
