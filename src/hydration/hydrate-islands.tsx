import { StrictMode, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { PINNED_QUERY } from '../browser/pinned-query'
import { hasEarlyInput } from './early-input'
import { hydrate } from './hydrate'
import { onInteraction } from './on-interaction'
import { replayEarlyInput } from './replay-early-input'
import { loadStyles } from './styles'

export type LoadComponent = () => Promise<ComponentType>

/** The code of every island, by its name. */
export type Islands = Readonly<Record<string, LoadComponent | undefined>>

/** Keeps the ids of `useId` apart, because each island is a React root of its own. */
export function islandIdPrefix(name: string): string {
  return `${name}-`
}

/** Resolves at the next interaction with an element; never if the signal is aborted first. */
function untilInteraction(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => onInteraction(element, resolve, { once: true, signal }))
}

/** Resolves when a part of an island enters the upper three quarters of the viewport; never if aborted first. */
function untilVisible(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: '0px 0px -25%' },
    )
    // The island itself is `display: contents` and has no box.
    for (const part of element.children) observer.observe(part)
    signal.addEventListener('abort', () => observer.disconnect())
  })
}

/** Resolves once sections can be pinned, perhaps after a tablet has been turned; never if aborted first. */
function untilPinned(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const query = window.matchMedia(PINNED_QUERY)
    if (query.matches) resolve()
    else query.addEventListener('change', () => resolve(), { once: true, signal })
  })
}

/** Loads the code of an island. If that fails, the markup stays and the next interaction tries again. */
async function loadIsland(
  element: HTMLElement,
  load: LoadComponent,
  signal: AbortSignal,
): Promise<ComponentType> {
  for (;;) {
    // Listens before loading, so that an interaction during a load that fails starts another one.
    const nextInteraction = untilInteraction(element, signal)
    try {
      const [component] = await Promise.all([load(), loadStyles()])
      return component
    } catch (error) {
      console.error(`The island '${element.dataset.island}' could not be loaded:`, error)
      await nextInteraction
    }
  }
}

async function hydrateIsland(
  element: HTMLElement,
  name: string,
  load: LoadComponent,
  signal: AbortSignal,
): Promise<void> {
  const { trigger } = element.dataset
  const isInUse = () => hasEarlyInput(element) || element.contains(document.activeElement)
  if (trigger === 'pinned') await untilPinned(signal)
  else if (trigger !== 'immediate' && !isInUse()) {
    const reasons = [untilInteraction(element, signal)]
    if (trigger !== 'interaction') reasons.push(untilVisible(element, signal))
    await Promise.race(reasons)
  }
  const Content = await loadIsland(element, load, signal)
  if (signal.aborted) return

  const markup = element.innerHTML
  // An object, because TypeScript takes a `let` that only a callback sets for `false` at the check below.
  const state = { hasFailed: false }
  /** React empties a root that throws; the prerendered markup can still be read, and its links work. */
  const restoreMarkup = (error: unknown) => {
    state.hasFailed = true
    console.error(`The island '${name}' failed:`, error)
    // Wait until React has finished the commit that calls this.
    queueMicrotask(() => {
      root.unmount()
      element.innerHTML = markup
      delete element.dataset.hydrated
    })
  }
  // Synchronous: input that arrived between two slices of hydration would be neither kept nor handled.
  const root = flushSync(() =>
    hydrate(
      element,
      <StrictMode>
        <Content />
      </StrictMode>,
      { identifierPrefix: islandIdPrefix(name), onUncaughtError: restoreMarkup },
    ),
  )
  signal.addEventListener('abort', () => {
    // Deferred, because React cannot unmount one root while it commits another.
    setTimeout(() => root.unmount())
  })
  if (state.hasFailed) return
  element.dataset.hydrated = ''
  await replayEarlyInput(element)
}

/** Hydrates each island of a static region when its trigger fires. Returns a function that unmounts them. */
export function hydrateIslands(region: Element, islands: Islands): () => void {
  const controller = new AbortController()
  for (const element of region.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '' } = element.dataset
    const load = islands[name]
    if (load === undefined) continue
    hydrateIsland(element, name, load, controller.signal).catch((error: unknown) =>
      console.error(`The island '${name}' could not be hydrated:`, error),
    )
  }
  return () => controller.abort()
}
