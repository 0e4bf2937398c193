import type { ComponentType } from 'react'
import { onInteraction, onVisible, type Islands } from '../hydration/hydrate-islands'
import { loadStyles } from '../hydration/styles'
import { matchRoute, type RouteId } from '../site/routes'

type LoadPage = () => Promise<ComponentType>

interface PageEntry {
  /** Not called for the page that the document brought, because its markup stays static. */
  readonly load: LoadPage
  /** The page's `<Island>`s by name, and when each is hydrated in the document. */
  readonly islands?: Islands
}

/** Every page of the route table: its code and its interactive parts. A forgotten one is a compile error. */
const PAGES: Readonly<Record<RouteId | 'notFound', PageEntry>> = {
  home: {
    load: async () => (await import('../pages/home-page')).HomePage,
    islands: {
      'home-steps': onVisible(async () => (await import('../pages/home/steps')).Steps),
      'demo-chat': onInteraction(
        async () => (await import('../features/demo-chat/demo-chat')).DemoChat,
      ),
    },
  },
  platform: {
    load: async () => (await import('../pages/platform-page')).PlatformPage,
    islands: {
      'platform-features': onVisible(
        async () => (await import('../pages/platform/platform-features')).PlatformFeatures,
      ),
      'platform-integrations': onVisible(
        async () => (await import('../pages/platform/platform-integrations')).PlatformIntegrations,
      ),
      'platform-testimonials': onVisible(
        async () => (await import('../pages/platform/platform-testimonials')).PlatformTestimonials,
      ),
    },
  },
  platformFees: {
    load: async () => (await import('../pages/platform-fees-page')).PlatformFeesPage,
  },
  services: {
    load: async () => (await import('../pages/services-page')).ServicesPage,
    islands: {
      'services-showcase': onVisible(
        async () => (await import('../pages/services/showcase')).Showcase,
      ),
    },
  },
  socialMedia: { load: async () => (await import('../pages/social-media-page')).SocialMediaPage },
  searchMarketing: {
    load: async () => (await import('../pages/search-marketing-page')).SearchMarketingPage,
  },
  email: { load: async () => (await import('../pages/email-page')).EmailPage },
  text: { load: async () => (await import('../pages/text-page')).TextPage },
  website: { load: async () => (await import('../pages/website-page')).WebsitePage },
  brandDesign: { load: async () => (await import('../pages/brand-design-page')).BrandDesignPage },
  seo: { load: async () => (await import('../pages/seo-page')).SeoPage },
  onlineCourseCreation: {
    load: async () =>
      (await import('../pages/online-course-creation-page')).OnlineCourseCreationPage,
  },
  fullStack: { load: async () => (await import('../pages/full-stack-page')).FullStackPage },
  about: { load: async () => (await import('../pages/about-page')).AboutPage },
  contact: {
    load: async () => (await import('../pages/contact-page')).ContactPage,
    islands: {
      'booking-frame': onVisible(
        async () => (await import('../features/embed/booking-frame')).BookingFrame,
      ),
    },
  },
  subscriptionSuccess: {
    load: async () => (await import('../pages/subscription-success-page')).SubscriptionSuccessPage,
    islands: {
      'subscription-status': onVisible(
        async () =>
          (await import('../features/subscription-status/subscription-status')).SubscriptionStatus,
      ),
    },
  },
  testimonialVideo: {
    load: async () => (await import('../pages/testimonial-video-page')).TestimonialVideoPage,
    islands: {
      'film-screen': onInteraction(
        async () => (await import('../features/video/film-screen')).FilmScreen,
      ),
    },
  },
  privacy: { load: async () => (await import('../pages/privacy-page')).PrivacyPage },
  terms: { load: async () => (await import('../pages/terms-page')).TermsPage },
  blog: { load: async () => (await import('../pages/blog-page')).BlogPage },
  bookingSuccess: {
    load: async () => (await import('../pages/booking-success-page')).BookingSuccessPage,
    islands: {
      'booking-confirmation': onVisible(
        async () => (await import('../pages/booking-success/confirmation')).Confirmation,
      ),
    },
  },
  websiteIntake: {
    load: async () => (await import('../pages/website-intake-page')).WebsiteIntakePage,
    islands: {
      'intake-frame': onVisible(
        async () => (await import('../features/embed/intake-frame')).IntakeFrame,
      ),
    },
  },
  sitemap: { load: async () => (await import('../pages/sitemap-page')).SitemapPage },
  notFound: {
    load: async () => (await import('../pages/not-found-page')).NotFoundPage,
    islands: {
      'not-found': onVisible(async () => (await import('../pages/not-found/lost-row')).LostRow),
    },
  },
}

/** Every island of every page. The host decides which page answers an address, so names are unique. */
export const PAGE_ISLANDS: Islands = Object.assign(
  {},
  ...Object.values(PAGES).map(({ islands }) => islands),
)

/** The article template with its article, which loads alone; the not-found page where there is none. */
function loadArticlePage(slug: string): LoadPage {
  return async () => {
    const [{ articlePage }, { loadArticle }] = await Promise.all([
      import('../pages/article-page'),
      import('../content/articles'),
    ])
    const article = await loadArticle(slug)
    return article === undefined ? PAGES.notFound.load() : articlePage(article)
  }
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
  const load = match.screen === 'article' ? loadArticlePage(match.slug) : PAGES[match.screen].load
  const [page] = await Promise.all([load(), loadStyles()])
  loaded.set(pathname, page)
}
