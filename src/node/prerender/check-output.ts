import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parsePage } from '../parse-page'

/** The site URL and the paths that must exist. */
interface ExpectedSite {
  readonly siteUrl: string
  readonly paths: readonly string[]
}

/** The paths of the output files, which begin with a slash. */
type Files = ReadonlySet<string>

/** The file that a static host serves for a path; undefined where there is none. */
function fileAt(files: Files, address: string): string | undefined {
  const candidates = address === '/' ? ['/index.html'] : [address, `${address}.html`]
  return candidates.find((file) => files.has(file))
}

/** Everything that a page refers to: links, images, scripts, styles, its social card. */
function targetsOf(html: string): Set<string> {
  const page = parsePage(html)
  const valuesOf = (name: string, elements = `[${name}]`) =>
    page.querySelectorAll(elements).map((element) => element.getAttribute(name) ?? '')
  return new Set([
    ...['href', 'src', 'poster'].flatMap((name) => valuesOf(name)),
    ...valuesOf('srcset').flatMap((list) => list.match(/(?<=^|,\s*)[^\s,]+/g) ?? []),
    ...valuesOf('content', 'meta[property="og:image"]'),
  ])
}

/** Whether a target of a page is outside the site, is the function, or has a file. */
function isServed(target: string, base: string, files: Files): boolean {
  if (!URL.canParse(target, base)) return false
  const { origin, pathname } = new URL(target, base)
  const isElsewhere = origin !== new URL(base).origin || pathname.startsWith('/api/')
  return isElsewhere || fileAt(files, decodeURIComponent(pathname)) !== undefined
}

/** Patterns of secrets that must never reach a visitor (docs.stripe.com/keys; platform.openai.com). */
const SECRETS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a Stripe key', /\b[sr]k_(?:live|test)_\w{4,}/],
  ['a webhook secret', /\bwhsec_\w{4,}/],
  ['an AI provider key', /\bsk-[A-Za-z0-9_-]{16,}/],
  ['a Stripe price id', /\bprice_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,}/],
  ['the name of a server setting', /\bSTRIPE_[A-Z][A-Z_]+/],
]

const TEXT_FILE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|map|vtt)$/

/** Shorter values are not secrets and would match by chance. */
const SECRET_MIN_CHARS = 8

/** Checks the output folder. Throws an error that lists every fault. `npm run html` checks the markup. */
export async function checkOutput(outDir: string, { siteUrl, paths }: ExpectedSite): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const names = entries.flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  )
  const files = new Set(
    names.map((name) => `/${path.relative(outDir, name).replaceAll(path.sep, '/')}`),
  )
  const textOf = (file: string) => readFile(path.join(outDir, file), 'utf8')
  const faults: string[] = []
  for (const address of paths) {
    const file = fileAt(files, address)
    if (file === undefined) faults.push(`${address}: there is no file for this page`)
    for (const target of targetsOf(file === undefined ? '' : await textOf(file)))
      if (!isServed(target, siteUrl + address, files))
        faults.push(`${address}: ${target} leads nowhere`)
  }
  // The current values of the server's settings.
  const secretValues = Object.entries(process.env).flatMap(([name, value = '']) =>
    /^STRIPE_(?!API_BASE)/.test(name) && value.length >= SECRET_MIN_CHARS ? [value] : [],
  )
  for (const file of files) {
    const text = TEXT_FILE.test(file) ? await textOf(file) : ''
    for (const [what, pattern] of SECRETS)
      if (pattern.test(text)) faults.push(`${file}: contains ${what}`)
    if (secretValues.some((value) => text.includes(value)))
      faults.push(`${file}: contains the value of a server setting`)
  }
  if (faults.length === 0) return
  const error = new Error(`Faults in the output:\n  ${faults.join('\n  ')}`)
  // No stack trace: the faults are in the pages, not in this code.
  error.stack = String(error)
  throw error
}
