import { captureAttribution, captureAttributionOfReferrer } from '../browser/attribution-store'
import { keepEarlyInput } from '../browser/early-input'
import { takeFirstEvents } from '../browser/first-events'
import { closeMenusByLink } from '../browser/menus'
import { nextTask } from '../browser/next-task'
import { decorateOutgoingLinks } from '../browser/outgoing-links'
import { observeBar } from '../browser/page-observers'
import { trackPageView } from '../browser/page-views'
import { watchPhotos } from '../browser/photo-states'
import { listenForPrivacyRequests } from '../browser/privacy-requests'
import { savesData } from '../browser/saves-data'
import { listenForSignUp, signUpPlanAt } from '../browser/sign-up-requests'
import { layOutWholePageForTab } from '../browser/whole-page'

/**
 * The first script that a page loads, a few kilobytes. It does at once what must not be missed on a
 * visit of one second (attribution, page view), keeps what is tapped, takes over what was tapped
 * before it ran, and starts React when the page is idle, or sooner when the visitor does something
 * that may need it.
 */

/** React starts at the latest this long after the page has loaded, busy or not. */
const LATEST_START_MS = 2_000

const START_EVENTS = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const

let started = false

/** Ends the waiting for input; until the application is there, each input is another try. */
const waiting = new AbortController()

function startApplication(): void {
  if (started) return
  started = true
  const root = document.getElementById('root')
  if (root === null) return
  import('./start').then(
    async ({ start }) => {
      waiting.abort()
      await nextTask()
      start(root)
    },
    (error: unknown) => {
      // The page stays readable and its links work; the next input tries again.
      started = false
      console.error('The application could not be loaded:', error)
    },
  )
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(startApplication, { timeout: LATEST_START_MS })
  } else {
    setTimeout(startApplication, 1)
  }
}

/** The first frame is for reading: React must not be fetched before it is on the screen. */
function startAfterFirstPaint(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(startWhenIdle)
  })
}

function showCurrentYear(): void {
  const year = String(new Date().getFullYear())
  for (const element of document.querySelectorAll('[data-year]')) element.textContent = year
}

/** Fetches the wizard when a sign-up button is hovered, focused or touched. */
function preloadSignUpOnIntent(): void {
  if (savesData()) return
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (signUpPlanAt(target) === undefined) return
        import('./sign-up-slot').then(
          async ({ preloadSignUp }) => preloadSignUp(),
          () => undefined, // It is tried again, and told, when the wizard is really opened.
        )
      },
      { passive: true, capture: true },
    )
  }
}

/** What can wait for the next task: together with the rest it would keep a phone busy for 50 ms and more. */
function watchPage(): void {
  showCurrentYear()
  watchPhotos()
  const main = document.querySelector('main')
  if (main !== null) observeBar(main)
  closeMenusByLink()
  preloadSignUpOnIntent()
}

captureAttributionOfReferrer()
captureAttribution()
trackPageView({ path: window.location.pathname + window.location.search, title: document.title })
decorateOutgoingLinks()
layOutWholePageForTab()
const before = takeFirstEvents()
keepEarlyInput(before)
listenForSignUp(startApplication, before)
listenForPrivacyRequests(startApplication, before)
if (before.length > 0) startApplication()

for (const type of START_EVENTS) {
  document.addEventListener(type, startApplication, {
    passive: true,
    capture: true,
    signal: waiting.signal,
  })
}

if (document.readyState === 'complete') startAfterFirstPaint()
else window.addEventListener('load', startAfterFirstPaint, { once: true })

void nextTask().then(watchPage)
