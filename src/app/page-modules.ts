import type { ComponentType } from 'react'
import type { RouteId } from '../site/routes'

/** A page: how its code is loaded, and whether a prerendered one needs that code at all. */
export interface PageModule {
  readonly load: () => Promise<ComponentType>
  /**
   * `still`: the prerendered markup is complete without React, which then neither loads nor renders
   * the page. `live`: it has islands, or parts that follow the address or the visitor.
   */
  readonly kind: 'still' | 'live'
}

const still = (load: PageModule['load']): PageModule => ({ load, kind: 'still' })
const live = (load: PageModule['load']): PageModule => ({ load, kind: 'live' })

/** Every page of the route table. A forgotten one is a compile error. */
export const PAGE_MODULES: Readonly<Record<RouteId | 'notFound', PageModule>> = {
  home: live(async () => (await import('../pages/home-page')).HomePage),
  platform: live(async () => (await import('../pages/platform-page')).PlatformPage),
  platformFees: still(async () => (await import('../pages/platform-fees-page')).PlatformFeesPage),
  services: live(async () => (await import('../pages/services-page')).ServicesPage),
  socialMedia: still(async () => (await import('../pages/social-media-page')).SocialMediaPage),
  searchMarketing: still(
    async () => (await import('../pages/search-marketing-page')).SearchMarketingPage,
  ),
  email: still(async () => (await import('../pages/email-page')).EmailPage),
  text: still(async () => (await import('../pages/text-page')).TextPage),
  website: still(async () => (await import('../pages/website-page')).WebsitePage),
  brandDesign: still(async () => (await import('../pages/brand-design-page')).BrandDesignPage),
  seo: still(async () => (await import('../pages/seo-page')).SeoPage),
  onlineCourseCreation: still(
    async () => (await import('../pages/online-course-creation-page')).OnlineCourseCreationPage,
  ),
  fullStack: still(async () => (await import('../pages/full-stack-page')).FullStackPage),
  about: still(async () => (await import('../pages/about-page')).AboutPage),
  contact: live(async () => (await import('../pages/contact-page')).ContactPage),
  subscriptionSuccess: live(
    async () => (await import('../pages/subscription-success-page')).SubscriptionSuccessPage,
  ),
  testimonialVideo: live(
    async () => (await import('../pages/testimonial-video-page')).TestimonialVideoPage,
  ),
  privacy: still(async () => (await import('../pages/privacy-page')).PrivacyPage),
  terms: still(async () => (await import('../pages/terms-page')).TermsPage),
  blog: still(async () => (await import('../pages/blog-page')).BlogPage),
  bookingSuccess: live(
    async () => (await import('../pages/booking-success-page')).BookingSuccessPage,
  ),
  websiteIntake: live(async () => (await import('../pages/website-intake-page')).WebsiteIntakePage),
  sitemap: still(async () => (await import('../pages/sitemap-page')).SitemapPage),
  notFound: live(async () => (await import('../pages/not-found-page')).NotFoundPage),
}

/**
 * The article template with its article, which loads alone (see article-modules.ts). Where there is no
 * such article, the not-found page.
 */
export function articleModule(slug: string): PageModule {
  return still(async () => {
    const [{ isBlogSlug }, { articlePage }, { loadArticle }] = await Promise.all([
      import('../site/blog-slugs'),
      import('../pages/article-page'),
      import('../content/article-modules'),
    ])
    return isBlogSlug(slug)
      ? articlePage(slug, await loadArticle(slug))
      : PAGE_MODULES.notFound.load()
  })
}
