// The entry script of every page, a few kilobytes. It does what even a one-second visit needs (attribution, page view)
// and loads React later.

import { trackPageView } from '../browser/analytics'
import { cleanAddressBar } from '../browser/address-bar'
import { captureAttribution } from '../browser/attribution-store'
import { closeMenusByLink, makePageInertBehindMenus } from '../browser/menus'
import { decorateOutgoingLinks } from '../browser/outgoing-links'
import { observePrimaryButtons, observeScroll } from '../browser/bar-observers'
import { layOutSections } from '../hydration/lay-out-sections'
import { loadApp } from '../hydration/load-app'
import { NOT_FOUND_PATH, parseSignUpUrl } from '../site/routes'

/** Reports the page that is shown. */
function trackShownPage(): void {
  const { pathname, search } = window.location
  // An unknown article has the path of an article.
  const isUnknown = document.querySelector('[data-not-found]') !== null
  trackPageView({
    path: (isUnknown ? NOT_FOUND_PATH : pathname) + search,
    title: document.title,
  })
}

/** Lets a slow phone answer a tap between two pieces of work. */
const nextTask = async () => new Promise((resolve) => setTimeout(resolve))

// Chrome may load a page before the visitor opens it, if ever (developer.mozilla.org/docs/Web/API/Document/prerendering).
if ('prerendering' in document && document.prerendering === true)
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))

captureAttribution()
cleanAddressBar()
trackShownPage()
// A page from the back/forward cache runs no script again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) trackShownPage()
})
await nextTask()
decorateOutgoingLinks()
closeMenusByLink()
makePageInertBehindMenus()
observeScroll()
observePrimaryButtons()

const year = String(new Date().getFullYear())
for (const element of document.querySelectorAll('[data-year]')) element.textContent = year

const root = document.getElementById('root')
const asksForWizard = parseSignUpUrl(window.location) !== undefined
/** Confirmation pages report a conversion, which cannot wait until the browser is idle: the visitor may close the tab. */
const hasImmediateIsland = document.querySelector('[data-trigger=immediate]') !== null
if (root !== null) {
  loadApp(
    async () => {
      const { hydrateApp } = await import('./hydrate-app')
      // Separate from the evaluation of React.
      await nextTask()
      hydrateApp(root)
    },
    { immediately: asksForWizard || hasImmediateIsland },
  )
}
// Starts the first screen's animation once nothing competes with it (`before-idle` in src/styles/utilities.css).
void layOutSections().then(() => document.documentElement.toggleAttribute('data-idle', true))
// In parallel with the application. A failure shows up again when the wizard is rendered.
if (asksForWizard) import('../features/sign-up/sign-up').catch(() => undefined)
