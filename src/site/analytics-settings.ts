/** Ids of the analytics services; an empty one means that the service is not used (decisions.md 21). */
export const analyticsIds = {
  google: import.meta.env.VITE_GA_MEASUREMENT_ID ?? '',
  metaPixel: import.meta.env.VITE_META_PIXEL_ID ?? '',
} as const

/** Sources that a Content-Security-Policy has to allow, by directive. */
export interface PolicySources {
  readonly 'script-src'?: readonly string[]
  readonly 'img-src'?: readonly string[]
  readonly 'connect-src'?: readonly string[]
}

/** developers.google.com/tag-platform/security/guides/csp, 'Google Analytics 4'. */
const GOOGLE_SOURCES: PolicySources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
}

/** The pixel's script, and the address that it reports to by image or by fetch. */
const META_SOURCES: PolicySources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com'],
}

/** What the policy has to allow for the services that have an id, and for no others. */
export function analyticsSources(ids: typeof analyticsIds): readonly PolicySources[] {
  return [
    ...(ids.google === '' ? [] : [GOOGLE_SOURCES]),
    ...(ids.metaPixel === '' ? [] : [META_SOURCES]),
  ]
}
