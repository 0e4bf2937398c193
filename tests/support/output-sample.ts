/** A small built site without faults, and ways to plant one. */
export const SITE_URL = 'https://site.example'

const encode = (text: string) => new TextEncoder().encode(text)

function page(path: string, title: string, body: string): string {
  const card = path === '/' ? '/og/home.png' : `/og${path}.png`
  return [
    '<!doctype html><html lang="en"><head>',
    `<title>${title}</title>`,
    `<meta name="description" content="What ${title} says">`,
    '<meta name="robots" content="index, follow">',
    `<meta property="og:image" content="${SITE_URL}${card}">`,
    `<link rel="canonical" href="${SITE_URL}${path}">`,
    `</head><body><main id="main">${body}</main></body></html>`,
  ].join('')
}

const HOME =
  '<h1>Home</h1><h2>Next</h2><p><a href="/about#team">About</a> <a href="https://other.example/x">Out</a></p>'
const ABOUT =
  '<h1>About</h1><h2 id="team">Team</h2><h3>Ann</h3><img src="/mark.svg" width="40" height="24" alt=""/><a href="/">Home</a>'

export const PATHS = ['/', '/about'] as const

/** The files of the sample site, with some of them replaced, added or (by null) taken away. */
export function sampleFiles(
  changes: Readonly<Record<string, string | Uint8Array | null>> = {},
): Map<string, Uint8Array> {
  const files: Record<string, string | Uint8Array | null> = {
    '/index.html': page('/', 'Home', HOME),
    '/about.html': page('/about', 'About', ABOUT),
    '/mark.svg': '<svg/>',
    '/og/home.png': 'a picture',
    '/og/about.png': 'a picture',
    '/assets/app.js': 'console.warn("hello")',
    ...changes,
  }
  return new Map(
    Object.entries(files).flatMap(([file, content]) =>
      content === null
        ? []
        : [[file, typeof content === 'string' ? encode(content) : content] as const],
    ),
  )
}

/** The about page of the sample, changed by one replacement that must take effect. */
export function changedAbout(from: string, to: string): string {
  const original = page('/about', 'About', ABOUT)
  const changed = original.replace(from, to)
  if (changed === original) throw new Error(`The sample has no ${from}`)
  return changed
}
