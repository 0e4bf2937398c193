import type { Variables } from '../../../api/checkout/environment'
import { SETTING_DEFAULTS } from '../../shared/setting-defaults'
import { settingsWith } from './public-env'

/** Local hosts and reserved example domains (RFC 2606). */
const SAMPLE_HOST = /^(?:localhost|127\.0\.0\.1|(?:.+\.)?example(?:\.(?:com|net|org))?)$/

/** 555-0100 to 555-0199 are reserved for fiction. */
const SAMPLE_PHONE = /^1?\d{3}55501\d{2}$/

/** Placeholder words. */
const PLACEHOLDER_WORD = /^(?:todo|tbd|tba|xxx+|test|n\/a)$/i

/** Whether a value is a sample or a placeholder word. */
export function isSample(value: string): boolean {
  if (PLACEHOLDER_WORD.test(value) || SAMPLE_PHONE.test(value.replace(/\D/g, ''))) return true
  const host = URL.canParse(value) ? new URL(value).hostname : value.split('@')[1]
  return SAMPLE_HOST.test(host ?? '')
}

/**
 * The origin of canonical URLs, cards and sitemap: the setting, or else the deploy's URL on Netlify. A preview uses its own
 * URL, so that its cards and links lead to it
 * (docs.netlify.com/build/configure-builds/environment-variables).
 */
export function publicOrigin({ CONTEXT, DEPLOY_PRIME_URL, URL: siteUrl, ...settings }: Variables) {
  const isPreview = (CONTEXT ?? 'production') !== 'production'
  if (isPreview && DEPLOY_PRIME_URL) return DEPLOY_PRIME_URL
  return settings['VITE_SITE_URL'] || siteUrl || SETTING_DEFAULTS.siteUrl
}

/** Those of the wanted settings that are missing or still samples. */
export function sampleSettings(wanted: ReturnType<typeof settingsWith>, settings: Variables) {
  const identity: Variables = { ...settings, VITE_SITE_URL: publicOrigin(settings) }
  return wanted.filter(({ name }) => {
    const value = identity[name] ?? ''
    return value === '' || isSample(value)
  })
}

/** Why a production build must not be published, in one line; undefined if it may. */
export function productionBlocker(settings: Variables): string | undefined {
  const isHeld =
    settings['CONTEXT'] === 'production' && settings['ALLOW_SAMPLE_IDENTITY'] !== 'true'
  const samples = isHeld ? sampleSettings(settingsWith('identity'), settings) : []
  if (samples.length === 0) return undefined
  const parts = samples.map(({ name, what }) => `${what} (${name})`).join(', ')
  return `Not published: still the sample's ${parts}. Set them, or set ALLOW_SAMPLE_IDENTITY=true for a demo.`
}
