import { trackPageView } from '../browser/analytics'
import { cleanAddressBar } from '../browser/arrival'
import { captureAttribution } from '../browser/attribution-store'
import { closeMenusByLink, coverPageWithMenus } from '../browser/menus'
import { decorateOutgoingLinks } from '../browser/outgoing-links'
import { observePrimaryButtons, observeScroll } from '../browser/page-observers'
import { layOutSections } from '../hydration/lay-out-sections'
import { startApp } from '../hydration/when-idle'
import { matchRoute, readSignUp } from '../site/routes'

/** The first script of a page, a few kilobytes: what a visit of one second must not miss (attribution, page view). React starts later. */

/** Counts the page that the document shows. */
function trackShownPage(): void {
  const { pathname, search } = window.location
  trackPageView({ path: pathname + search, title: document.title })
}

captureAttribution()
cleanAddressBar()
trackShownPage()
// A page from the back/forward cache runs no script again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) trackShownPage()
})
decorateOutgoingLinks()
closeMenusByLink()
coverPageWithMenus()
observeScroll()
observePrimaryButtons()

const year = String(new Date().getFullYear())
for (const element of document.querySelectorAll('[data-year]')) element.textContent = year

const root = document.getElementById('root')
const asksForWizard = readSignUp(window.location) !== undefined
/** Confirmation pages need React at once: it counts the conversion, also in a background tab. */
const isConfirmation = ['bookingSuccess', 'subscriptionSuccess'].includes(
  matchRoute(window.location.pathname).page,
)
if (root !== null) {
  startApp(
    async () => {
      const { hydrateApp } = await import('./hydrate-app')
      // In a task of its own: together with evaluating React it would block a slow phone for too long.
      await new Promise((resolve) => setTimeout(resolve))
      hydrateApp(root)
    },
    { immediately: asksForWizard || isConfirmation },
  )
}
// Then nothing competes with what moves in the first screen (`before-idle` in src/styles/utilities.css).
void layOutSections().then(() => document.documentElement.toggleAttribute('data-idle', true))
// Beside the application, not after it. A failure shows up again when the wizard is rendered.
if (asksForWizard) import('../features/sign-up/sign-up').catch(() => undefined)
