/** The icons in public/, drawn by src/node/tools/icons.ts. */
export const SITE_ICONS = {
  vector: '/favicon.svg',
  touch: '/apple-touch-icon.png',
  small: { path: '/icon-192.png', sizePx: 192 },
  large: { path: '/icon-512.png', sizePx: 512 },
} as const

/** Machine-readable files for search engines and feed readers. */
export const SITE_FILES = {
  manifest: '/site.webmanifest',
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const

/** Size of a social card in pixels: from 1200 x 630, Facebook, LinkedIn and X show the large preview. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const
