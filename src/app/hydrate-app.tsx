import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { forgetLandingUrl } from '../browser/landing-url'
import { rememberScrollPositions } from '../browser/scroll-positions'
import { hydrate } from '../hydration/hydrate'
import { readPrerendered } from '../hydration/static-region'
import { App } from './app'
import { loadPage } from './pages'

/** Starts React: hydrates the prerendered page, or renders it if there is none (development server). */
export function hydrateApp(root: HTMLElement): void {
  rememberScrollPositions()
  // From now on, links don't load documents, so the attribution lasts in memory, too.
  forgetLandingUrl()
  const application = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild === null) {
    void loadPage(window.location.pathname).then(() => createRoot(root).render(application))
    return
  }
  readPrerendered(root)
  // As a transition, hydration runs in slices, and the browser can handle input between them.
  startTransition(() => {
    hydrate(root, application)
  })
}
