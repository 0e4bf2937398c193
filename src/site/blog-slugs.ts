/** The twenty article addresses (spec section 2.1). */
export const BLOG_SLUGS = [
  'sales-pipeline-management-prosper',
  'sales-pipeline-management-frisco',
  'marketing-platform-frisco',
  'marketing-platform-prosper',
  'crm-lead-management-prosper',
  'crm-lead-management-frisco',
  'full-stack-development-frisco',
  'full-stack-development-prosper',
  'online-course-creation-frisco',
  'online-course-creation-prosper',
  'seo-services-frisco',
  'seo-services-prosper',
  'funnel-building-frisco',
  'funnel-building-prosper',
  'website-development-prosper',
  'website-development-frisco',
  'google-ppc-advertising-prosper',
  'google-ppc-advertising-frisco',
  'social-media-advertising-prosper',
  'social-media-advertising-frisco',
] as const

export type BlogSlug = (typeof BLOG_SLUGS)[number]

/** The two Google PPC addresses show one article; this one is canonical (decisions.md 4). */
export const TWIN_ARTICLE = {
  slug: 'google-ppc-advertising-prosper',
  canonical: 'google-ppc-advertising-frisco',
} as const satisfies Record<string, BlogSlug>

/** Tells whether a text from an address names an article. */
export function isBlogSlug(value: string): value is BlogSlug {
  return BLOG_SLUGS.some((slug) => slug === value)
}
