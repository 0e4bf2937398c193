/** The icons in public/, drawn by src/build/icons.ts. */
export const SITE_ICONS = {
  vector: '/favicon.svg',
  touch: '/apple-touch-icon.png',
  small: { path: '/icon-192.png', sizePx: 192 },
  large: { path: '/icon-512.png', sizePx: 512 },
} as const

/** What programs read about the site (sitemap-xml.ts, rss-xml.ts and their like). */
export const SITE_FILES = {
  manifest: '/site.webmanifest',
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  languageModels: '/llms.txt',
} as const
