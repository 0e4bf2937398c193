import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { passHistoryStepsOn } from '../browser/history-steps'
import { readPrerendered } from '../browser/prerendered'
import { takeOverScrollRestoration } from '../browser/scroll-memory'
import { App } from './app'

/**
 * Starts React: takes over the prerendered page, or renders it where there is none (development
 * server). Called once, by boot.ts, when the page is idle or at the first input.
 */
export function start(root: HTMLElement): void {
  takeOverScrollRestoration()
  passHistoryStepsOn()
  const application = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild === null) {
    createRoot(root).render(application)
    return
  }
  readPrerendered(root)
  // As a transition, taking over is done in slices, between which the browser can answer.
  startTransition(() => {
    hydrateRoot(root, application)
  })
}
