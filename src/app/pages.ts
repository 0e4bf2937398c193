import type { ComponentType } from 'react'
import type { Islands, LoadComponent } from '../hydration/hydrate-islands'
import { loadStyles } from '../hydration/styles'
import type { PageHead } from '../site/head'
import { matchRoute, type RouteId } from '../site/routes'

/**
 * The code of every page by its route id. A forgotten one is a compile error. The code of the page that the document
 * brought is not loaded, because its markup stays static.
 */
const PAGE_CODE: Readonly<Record<RouteId | 'notFound', LoadComponent>> = {
  home: async () => (await import('../pages/home-page')).HomePage,
  platform: async () => (await import('../pages/platform-page')).PlatformPage,
  platformFees: async () => (await import('../pages/platform-fees-page')).PlatformFeesPage,
  services: async () => (await import('../pages/services-page')).ServicesPage,
  socialMedia: async () => (await import('../pages/social-media-page')).SocialMediaPage,
  searchMarketing: async () => (await import('../pages/search-marketing-page')).SearchMarketingPage,
  email: async () => (await import('../pages/email-page')).EmailPage,
  text: async () => (await import('../pages/text-page')).TextPage,
  website: async () => (await import('../pages/website-page')).WebsitePage,
  brandDesign: async () => (await import('../pages/brand-design-page')).BrandDesignPage,
  seo: async () => (await import('../pages/seo-page')).SeoPage,
  onlineCourseCreation: async () =>
    (await import('../pages/online-course-creation-page')).OnlineCourseCreationPage,
  fullStack: async () => (await import('../pages/full-stack-page')).FullStackPage,
  about: async () => (await import('../pages/about-page')).AboutPage,
  contact: async () => (await import('../pages/contact-page')).ContactPage,
  subscriptionSuccess: async () =>
    (await import('../pages/subscription-success-page')).SubscriptionSuccessPage,
  testimonialVideo: async () =>
    (await import('../pages/testimonial-video-page')).TestimonialVideoPage,
  privacy: async () => (await import('../pages/privacy-page')).PrivacyPage,
  terms: async () => (await import('../pages/terms-page')).TermsPage,
  blog: async () => (await import('../pages/blog-page')).BlogPage,
  bookingSuccess: async () => (await import('../pages/booking-success-page')).BookingSuccessPage,
  websiteIntake: async () => (await import('../pages/website-intake-page')).WebsiteIntakePage,
  sitemap: async () => (await import('../pages/sitemap-page')).SitemapPage,
  notFound: async () => (await import('../pages/not-found-page')).NotFoundPage,
}

/** The code of every `<Island>`. A forgotten or misspelled one is a compile error. */
export const ISLANDS: Islands = {
  'home-steps': async () => (await import('../pages/home/steps')).Steps,
  'platform-features': async () =>
    (await import('../pages/platform/platform-features')).PlatformFeatures,
  'platform-integrations': async () =>
    (await import('../pages/platform/platform-integrations')).PlatformIntegrations,
  'platform-testimonials': async () =>
    (await import('../pages/platform/platform-testimonials')).PlatformTestimonials,
  'services-showcase': async () => (await import('../pages/services/showcase')).Showcase,
  'booking-frame': async () => (await import('../features/embed/booking-frame')).BookingFrame,
  'subscription-status': async () =>
    (await import('../features/subscription-status/subscription-status')).SubscriptionStatus,
  'booking-confirmation': async () =>
    (await import('../pages/booking-success/confirmation')).Confirmation,
  'intake-frame': async () => (await import('../features/embed/intake-frame')).IntakeFrame,
  'not-found': async () => (await import('../pages/not-found/not-found-content')).NotFoundContent,
  'live-phone': async () => (await import('../features/live-phone/live-phone')).LivePhone,
  'demo-chat': async () => (await import('../features/demo-chat/demo-chat')).DemoChat,
  'film-screen': async () => (await import('../features/video/film-screen')).FilmScreen,
  'privacy-choices': async () =>
    (await import('../features/privacy-choices/privacy-choices-button')).PrivacyChoicesButton,
}

/** The article template with its article, which loads alone; the not-found page where there is none. */
async function loadArticlePage(slug: string): Promise<ComponentType> {
  const [{ articlePage }, { loadArticle }] = await Promise.all([
    import('../pages/article-page'),
    import('../content/articles'),
  ])
  const article = await loadArticle(slug)
  return article === undefined ? PAGE_CODE.notFound() : articlePage(article)
}

const loaded = new Map<string, ComponentType>()

/** The page at a path, once its code is there. */
export function loadedPage(pathname: string): ComponentType | undefined {
  return loaded.get(pathname)
}

/** Loads the code of the page at a path, and the style sheet that it needs. */
export async function loadPage(pathname: string): Promise<void> {
  if (loaded.has(pathname)) return
  const match = matchRoute(pathname)
  const code = match.screen === 'article' ? loadArticlePage(match.slug) : PAGE_CODE[match.screen]()
  const [page] = await Promise.all([code, loadStyles()])
  loaded.set(pathname, page)
}

/**
 * Loads the head data of the page at a path. It is not part of the entry, because the first page brings
 * its own; and that of an article comes with the article.
 */
export async function loadHead(pathname: string): Promise<PageHead> {
  const match = matchRoute(pathname)
  if (match.screen === 'article') {
    const [{ loadArticle }, { articleHead }] = await Promise.all([
      import('../content/articles'),
      import('../site/article'),
    ])
    const article = await loadArticle(match.slug)
    if (article !== undefined) return articleHead(article, match.slug)
  }
  const { routeHead } = await import('../site/pages')
  return routeHead(match.screen === 'article' ? 'notFound' : match.screen)
}
