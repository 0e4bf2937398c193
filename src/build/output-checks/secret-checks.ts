import { textOf, type Fault, type OutputSite } from './output-site'

/** What must never reach a visitor, by how it looks (docs.stripe.com/keys; platform.openai.com). */
const SECRETS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a Stripe key', /\b[sr]k_(?:live|test)_\w{4,}/],
  ['a webhook secret', /\bwhsec_\w{4,}/],
  ['an AI provider key', /\bsk-[A-Za-z0-9_-]{16,}/],
  ['a Stripe price id', /\bprice_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,}/],
  ['the name of a server setting', /\bSTRIPE_[A-Z][A-Z_]+/],
]

/** Files that hold text. */
const TEXT_FILE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|map|vtt)$/

/** Shorter values are no secrets and would be found by chance. */
const SECRET_MIN_CHARS = 8

type Variables = Readonly<Record<string, string | undefined>>

/** What the server settings hold now: none of it may stand in a file of the site. */
export function serverSecrets(environment: Variables): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) =>
    /^STRIPE_(?!API_BASE)/.test(name) && value.length >= SECRET_MIN_CHARS ? [value] : [],
  )
}

/**
 * Faults of secrecy: keys, price ids and server settings in files that go to visitors.
 * @param secretValues what the server settings hold during this build, whatever it looks like
 */
export function secretFaults({ files }: OutputSite, secretValues: readonly string[]): Fault[] {
  return [...files]
    .filter(([file]) => TEXT_FILE.test(file))
    .flatMap(([file, content]) => {
      const text = textOf(content)
      const found = SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
      if (secretValues.some((value) => text.includes(value))) {
        found.push('the value of a server setting')
      }
      return found.map((what) => `${file}: contains ${what}`)
    })
}
