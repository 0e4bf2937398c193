import * as z from 'zod/mini'
import { SETTING_DEFAULTS } from '../shared/setting-defaults'

const setting = <T extends z.core.$ZodType>(schema: T) =>
  z.optional(z.union([z.literal(''), schema]))
const address = setting(z.url({ protocol: /^https?$/ }))
const phone = setting(z.string().check(z.regex(/^[+()\d\s.-]{7,24}$/)))

/** The public settings of a build. All are optional; an empty one counts as not set. */
const PublicEnvironmentSchema = z.object({
  VITE_SITE_URL: z._default(z.url({ protocol: /^https?$/ }), SETTING_DEFAULTS.siteUrl),
  VITE_COMPANY_NAME: setting(z.string().check(z.maxLength(60))),
  VITE_COMPANY_EMAIL: setting(z.email()),
  VITE_COMPANY_PHONE: phone,
  VITE_DEMO_PHONE: phone,
  VITE_COMPANY_ADDRESS: setting(z.string().check(z.maxLength(200))),
  VITE_COMPANY_FACEBOOK_URL: address,
  VITE_COMPANY_INSTAGRAM_URL: address,
  VITE_COMPANY_X_URL: address,
  VITE_COMPANY_LINKEDIN_URL: address,
  VITE_ASSISTANT_URL: address,
  VITE_ENTERPRISE_BOOKING_URL: address,
  VITE_BOOKING_WIDGET_URL: address,
  VITE_INTAKE_FORM_URL: address,
  VITE_GA_MEASUREMENT_ID: setting(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/))),
  VITE_META_PIXEL_ID: setting(z.string().check(z.regex(/^\d{6,20}$/))),
  VITE_AI_API_BASE: z._default(z.url({ protocol: /^https?$/ }), SETTING_DEFAULTS.aiApiBase),
  VITE_AI_MODEL: setting(z.string().check(z.regex(/^[\w.:/-]{1,80}$/))),
  VITE_TESTIMONIAL_VIDEO_URL: address,
  VITE_SIGN_UP_VARIANT: setting(z.enum(['wizard', 'simple'])),
})

export type PublicEnvironment = z.infer<typeof PublicEnvironmentSchema>

/** Settings without which a page shows phone and e-mail in place of a widget. */
const WIDGET_SETTINGS = ['VITE_BOOKING_WIDGET_URL', 'VITE_INTAKE_FORM_URL'] as const

/** One line for each widget that a built site will do without. */
export function missingWidgets(environment: PublicEnvironment): string[] {
  return WIDGET_SETTINGS.filter((name) => !environment[name]).map(
    (name) => `${name} is not set: its page shows phone and e-mail instead.`,
  )
}

type Settings = Readonly<Record<string, string | undefined>>

function parseSettings(settings: Settings) {
  const known = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '')
  return PublicEnvironmentSchema.safeParse(Object.fromEntries(known))
}

/** The names of the settings that are malformed. */
export function malformedPublicSettings(settings: Settings): string[] {
  const names = parseSettings(settings).error?.issues.map(({ path }) => path.join('.'))
  return [...new Set(names)]
}

/** Checks the settings. Throws one line that names what is malformed. */
export function parsePublicEnvironment(settings: Settings): PublicEnvironment {
  const { data } = parseSettings(settings)
  if (data !== undefined) return data
  const names = malformedPublicSettings(settings).join(', ')
  throw new Error(`Malformed build setting: ${names} (see .env.example)`)
}
