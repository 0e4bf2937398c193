import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { parsePage } from './prerender'

/** The site URL and the paths that must exist. */
interface ExpectedSite {
  readonly siteUrl: string
  readonly paths: readonly string[]
}

/** Output files and parsed pages by path, which begins with a slash. */
type Files = ReadonlyMap<string, Uint8Array>
type Pages = ReadonlyMap<string, HTMLElement>

/** The file that a static host serves for a path; undefined where there is none. */
function fileAt(files: Files, address: string): string | undefined {
  const candidates = address === '/' ? ['/index.html'] : [address, `${address}.html`]
  return candidates.find((file) => files.has(file))
}

const textOf = (files: Files, file: string) => new TextDecoder().decode(files.get(file))

/** Everything that a page refers to: links, images, scripts, styles, its social card. */
function targetsOf(page: HTMLElement): Set<string> {
  const valuesOf = (name: string, elements = `[${name}]`) =>
    page.querySelectorAll(elements).map((element) => element.getAttribute(name) ?? '')
  return new Set([
    ...['href', 'src', 'poster'].flatMap((name) => valuesOf(name)),
    ...valuesOf('srcset').flatMap((list) => list.match(/(?<=^|,\s*)[^\s,]+/g) ?? []),
    ...valuesOf('content', 'meta[property="og:image"]'),
  ])
}

function targetFaults(target: string, base: string, files: Files, pages: Pages): string[] {
  if (!URL.canParse(target, base)) return [`${target} is not a valid URL`]
  const url = new URL(target, base)
  if (url.origin !== new URL(base).origin || url.pathname.startsWith('/api/')) return []
  if (fileAt(files, decodeURIComponent(url.pathname)) === undefined) {
    return [`${target} leads nowhere`]
  }
  const id = decodeURIComponent(url.hash.slice(1))
  // A hash on a file that isn't a page is a view of a drawing.
  const page = pages.get(url.pathname)
  const anchorExists = id === '' || page === undefined || page.getElementById(id)
  return anchorExists ? [] : [`${target}: it has no such anchor`]
}

/** Faults of a page: internal links without a target, and `TODO`s of drafts. */
function pageFaults(base: string, page: HTMLElement, files: Files, pages: Pages): string[] {
  const drafts = new Set(page.toString().match(/TODO:[^<"]*/g))
  return [
    ...[...targetsOf(page)].flatMap((target) => targetFaults(target, base, files, pages)),
    ...[...drafts].map((text) => `this is still to be written: ${text}`),
  ]
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

/** The current values of the server's settings, none of which may appear in a file of the site. */
export function serverSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) =>
    /^STRIPE_(?!API_BASE)/.test(name) && value.length >= SECRET_MIN_CHARS ? [value] : [],
  )
}

/** Faults of secrecy: keys, price ids and server settings in files that go to visitors. */
function secretFaults(files: Files, secretValues: readonly string[]): string[] {
  const textFiles = [...files.keys()].filter((file) => TEXT_FILE.test(file))
  return textFiles.flatMap((file) => {
    const text = textOf(files, file)
    const found = SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
    if (secretValues.some((value) => text.includes(value)))
      found.push('the value of a server setting')
    return found.map((what) => `${file}: contains ${what}`)
  })
}

/** Faults of a built site that must stop its deployment. `npm run html` checks the markup. */
export function outputFaults(
  { siteUrl, paths }: ExpectedSite,
  files: Files,
  secretValues: readonly string[] = [],
): string[] {
  const pages = new Map<string, HTMLElement>()
  for (const address of paths) {
    const file = fileAt(files, address)
    if (file !== undefined) pages.set(address, parsePage(textOf(files, file)))
  }
  const missing = paths.filter((address) => !pages.has(address))
  return [
    ...missing.map((address) => `${address}: there is no file for this page`),
    ...[...pages].flatMap(([address, page]) =>
      pageFaults(siteUrl + address, page, files, pages).map((fault) => `${address}: ${fault}`),
    ),
    ...secretFaults(files, secretValues),
  ]
}

/** Checks the output folder. Throws an error that lists every fault. */
export async function checkOutput(outDir: string, site: ExpectedSite): Promise<void> {
  const files = new Map<string, Uint8Array>()
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(outDir, file).replaceAll(path.sep, '/')
    if (entry.isFile()) files.set(`/${name}`, await readFile(file))
  }
  const faults = outputFaults(site, files, serverSecrets(process.env))
  if (faults.length === 0) return
  const error = new Error(`The output has ${faults.length} faults:\n  ${faults.join('\n  ')}`)
  // No stack trace: the faults are in the pages, not in this code.
  error.stack = String(error)
  throw error
}
