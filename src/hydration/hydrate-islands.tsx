import { StrictMode, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { hasEarlyInput, onInput, replayEarlyInput } from './early-input'
import { loadStyles } from './styles'

/** How an island is hydrated. */
export interface IslandEntry {
  /** `visible`: as soon as it is well in view, or used. `interaction`: only when it is used. */
  readonly hydrate: 'visible' | 'interaction'
  readonly load: () => Promise<ComponentType>
}

/** Islands by name. */
export type Islands = Readonly<Record<string, IslandEntry>>

/** Hydrates an island once it is well in view, or used. */
export function onVisible(load: IslandEntry['load']): IslandEntry {
  return { hydrate: 'visible', load }
}

/** Hydrates an island once it is used: hovered, touched, focused, clicked or typed into. */
export function onInteraction(load: IslandEntry['load']): IslandEntry {
  return { hydrate: 'interaction', load }
}

/** An island is well in view once it reaches above the lowest quarter of the viewport. */
const VISIBLE_MARGIN = '0px 0px -25%'

/** Keeps the ids of `useId` apart, because each island is a React root of its own. */
export function islandIdPrefix(name: string): string {
  return `${name}-`
}

/** Resolves at the next interaction with an element; never, where the signal is aborted before. */
function untilInteraction(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    onInput(element, resolve, { once: true, signal })
  })
}

/** Resolves when an element is well in view; never, where the signal is aborted before. */
function untilVisible(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: VISIBLE_MARGIN },
    )
    // The island itself is `display: contents` and has no box.
    observer.observe(element.firstElementChild ?? element)
    signal.addEventListener('abort', () => {
      observer.disconnect()
    })
  })
}

/** Loads the code of an island. Where that fails, the markup stays and the next interaction tries again. */
async function loadIsland(
  element: HTMLElement,
  load: IslandEntry['load'],
  signal: AbortSignal,
): Promise<ComponentType> {
  for (;;) {
    // From before the try: what a visitor does while it is under way asks for another one, too.
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
  { hydrate, load }: IslandEntry,
  signal: AbortSignal,
): Promise<void> {
  if (!hasEarlyInput(element) && !element.contains(document.activeElement)) {
    const reasons = [untilInteraction(element, signal)]
    if (hydrate === 'visible') reasons.push(untilVisible(element, signal))
    await Promise.race(reasons)
  }
  const Content = await loadIsland(element, load, signal)
  if (signal.aborted) return
  // In one go: input that arrives during hydration would be neither kept nor answered.
  const root = flushSync(() =>
    hydrateRoot(
      element,
      <StrictMode>
        <Content />
      </StrictMode>,
      { identifierPrefix: islandIdPrefix(name) },
    ),
  )
  element.dataset.hydrated = ''
  signal.addEventListener('abort', () => {
    // Later, because React does not unmount one root while it commits another.
    setTimeout(() => {
      root.unmount()
    })
  })
  await replayEarlyInput(element)
}

/** Hydrates the islands of a static region, each when it is needed. Returns what unmounts them. */
export function hydrateIslands(region: Element, islands: Islands): () => void {
  const controller = new AbortController()
  for (const element of region.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? ''
    const entry = islands[name]
    if (entry === undefined) console.error(`The page table lists no island '${name}'`)
    else void hydrateIsland(element, name, entry, controller.signal)
  }
  return () => {
    controller.abort()
  }
}
