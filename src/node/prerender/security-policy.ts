import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PHOTO_HOST } from '../../site/stock-photo'
import type { PublicEnvironment } from './public-env'

/** The hash of an inline style or script in Content-Security-Policy syntax. */
const policyHash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const sourceOf = (address: string | undefined) => (address ? [new URL(address).origin] : [])

/** The hosts that each service's tag loads from and reports to, as its vendor documents them. */
const GOOGLE_ANALYTICS = {
  script: 'https://www.googletagmanager.com',
  // The last three are used if a visitor allows advertising (developers.google.com/tag-platform/security/guides/csp).
  connect:
    'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://*.g.doubleclick.net https://www.google.com https://pagead2.googlesyndication.com',
  img: 'https://*.google-analytics.com https://www.googletagmanager.com https://*.g.doubleclick.net https://www.google.com',
}
const META_PIXEL = {
  script: 'https://connect.facebook.net',
  connect: 'https://www.facebook.com',
  img: 'https://www.facebook.com',
}

/** The Content-Security-Policy. It allows what the build's settings need, and inline code only by the given hashes. */
export function contentSecurityPolicy(
  environment: PublicEnvironment,
  inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] },
): string {
  const analytics = [
    ...(environment.VITE_GA_MEASUREMENT_ID ? [GOOGLE_ANALYTICS] : []),
    ...(environment.VITE_META_PIXEL_ID ? [META_PIXEL] : []),
  ]
  const frames = [environment.VITE_BOOKING_WIDGET_URL, environment.VITE_INTAKE_FORM_URL]
  const hashes = (contents: readonly string[]) => contents.map(policyHash)
  const directives: Record<string, readonly string[]> = {
    'default-src': [],
    'script-src': ["'self'", ...hashes(inline.scripts), ...analytics.map(({ script }) => script)],
    'style-src': ["'self'", ...hashes(inline.styles)],
    'font-src': ["'self'"],
    'img-src': ["'self'", PHOTO_HOST, ...analytics.map(({ img }) => img)],
    'connect-src': [
      "'self'",
      ...sourceOf(environment.VITE_AI_API_BASE),
      ...analytics.map(({ connect }) => connect),
    ],
    'frame-src': frames.flatMap(sourceOf),
    'media-src': ["'self'", ...sourceOf(environment.VITE_TESTIMONIAL_VIDEO_URL)],
    'manifest-src': ["'self'"],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  }
  const policy = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ') || "'none'"}`,
  )
  if (environment.VITE_SITE_URL.startsWith('https:')) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}

/** The end of sonner's module, which inserts its styles. The hash must be that of the inserted text, and `dist/styles.css` differs from it. */
const SONNER_INSERT_CALL = /^__insertCSS\((".*")\);?$/m

/** The two contents of sonner's style element: first empty, then its styles. Throws if sonner has changed. */
export async function toastStyles(): Promise<readonly string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const sheet: unknown = JSON.parse(SONNER_INSERT_CALL.exec(source)?.[1] ?? 'null')
  if (typeof sheet !== 'string') throw new Error('The style sheet of sonner was not found')
  return ['', sheet]
}
