import type { ComponentType } from 'react'
import type { Islands } from '../hydration/hydrate-islands'
import { prerenderedMarkup } from '../hydration/static-region'
import { loadStyles } from '../hydration/styles'
import type { PageHead } from '../site/head'
import { matchRoute, type RouteId } from '../site/routes'

/** The files of all pages. The build turns this into one lazy import for each. */
const PAGE_FILES = import.meta.glob<Readonly<Record<string, ComponentType>>>('../pages/*-page.tsx')

/**
 * The component of a page: `brandDesign` is `BrandDesignPage` in `brand-design-page.tsx`. A file or an export with
 * another name stops the build, which renders every route.
 */
async function loadPageCode(id: RouteId | 'notFound'): Promise<ComponentType> {
  const file = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}Page`
  const page = (await PAGE_FILES[`../pages/${file}-page.tsx`]?.())?.[name]
  if (page === undefined) throw new Error(`src/pages/${file}-page.tsx has no ${name}`)
  return page
}

/** The code of every `<Island>`, by its name. One that is missing or misspelled stops the build. */
export const ISLANDS: Islands = {
  'home-steps': async () => (await import('../pages/home/steps')).HomeSteps,
  'platform-features': async () => (await import('../pages/platform/features')).PlatformFeatures,
  'platform-integrations': async () =>
    (await import('../pages/platform/integrations')).PlatformIntegrations,
  'platform-testimonials': async () =>
    (await import('../pages/platform/testimonials')).PlatformTestimonials,
  'services-showcase': async () => (await import('../pages/services/showcase')).Showcase,
  'booking-frame': async () => (await import('../features/embed/booking-frame')).BookingFrame,
  'subscription-status': async () =>
    (await import('../features/subscription-status/subscription-status')).SubscriptionStatus,
  'booking-confirmation': async () =>
    (await import('../pages/booking-success/confirmation')).Confirmation,
  'intake-frame': async () => (await import('../features/embed/intake-frame')).IntakeFrame,
  'live-phone': async () => (await import('../features/live-phone/live-phone')).LivePhone,
  'demo-chat': async () => (await import('../features/demo-chat/demo-chat')).DemoChat,
  'video-player': async () => (await import('../features/video/video-player')).VideoPlayer,
  'privacy-choices': async () =>
    (await import('../features/privacy-choices/privacy-choices-button')).PrivacyChoicesButton,
}

/** The article page with its article, the only one that loads; the not-found page for an unknown slug. */
async function loadArticlePage(slug: string): Promise<ComponentType> {
  const [{ articlePage }, { loadArticle }] = await Promise.all([
    import('../pages/article-page'),
    import('virtual:load-article'),
  ])
  const article = await loadArticle(slug)
  return article === undefined ? loadPageCode('notFound') : articlePage(article)
}

const loadedPages = new Map<string, ComponentType>()

/** The page at a path if its code is loaded. */
export function loadedPage(pathname: string): ComponentType | undefined {
  return loadedPages.get(pathname)
}

/**
 * Loads what a navigation to a path needs: the page's code, the sheet of all classes and the horizon. The page that came as
 * a document needs none of them.
 */
export async function loadPage(pathname: string): Promise<void> {
  if (loadedPages.has(pathname) || prerenderedMarkup('page', pathname) !== undefined) return
  const match = matchRoute(pathname)
  const code = match.page === 'article' ? loadArticlePage(match.slug) : loadPageCode(match.page)
  const [page, { withHorizon }] = await Promise.all([
    code,
    import('./layout/horizon'),
    loadStyles(),
  ])
  loadedPages.set(pathname, withHorizon(page, match.page))
}

/** Loads the head data of a page. The page table is in neither the entry script nor the shell, because the document has its own head. */
export async function loadHead(pathname: string): Promise<PageHead> {
  const match = matchRoute(pathname)
  if (match.page === 'article') {
    const [{ loadArticle }, { articleHead }] = await Promise.all([
      import('virtual:load-article'),
      import('../site/article'),
    ])
    const article = await loadArticle(match.slug)
    if (article !== undefined) return articleHead(article, match.slug)
  }
  const { routeHead } = await import('../content/page-table')
  return routeHead(match.page === 'article' ? 'notFound' : match.page)
}
