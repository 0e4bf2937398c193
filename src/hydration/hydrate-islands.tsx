import { StrictMode, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hasEarlyInput, onInput, replayEarlyInput } from './early-input'
import { hydrate } from './hydrate'
import { loadStyles } from './styles'

export type LoadComponent = () => Promise<ComponentType>
type IslandsByName = Readonly<Record<string, LoadComponent>>

/** The islands by what hydrates them. */
export interface Islands {
  /** As soon as it is well in view, or used. */
  readonly visible: IslandsByName
  /** Only when it is used: hovered, touched, focused, clicked or typed into. */
  readonly interaction: IslandsByName
}

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

/** Resolves when an element reaches above the lowest quarter of the view; never, once aborted. */
function untilVisible(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: '0px 0px -25%' },
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
  load: LoadComponent,
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
  { visible, interaction }: Islands,
  signal: AbortSignal,
): Promise<void> {
  const load = visible[name] ?? interaction[name]
  if (load === undefined) {
    console.error(`The page table lists no island '${name}'`)
    return
  }
  if (!hasEarlyInput(element) && !element.contains(document.activeElement)) {
    const reasons = [untilInteraction(element, signal)]
    if (name in visible) reasons.push(untilVisible(element, signal))
    await Promise.race(reasons)
  }
  const Content = await loadIsland(element, load, signal)
  if (signal.aborted) return
  // In one go: input that arrives during hydration would be neither kept nor answered.
  const root = flushSync(() =>
    hydrate(
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
    void hydrateIsland(element, element.dataset.island ?? '', islands, controller.signal)
  }
  return () => {
    controller.abort()
  }
}
