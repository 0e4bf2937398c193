/**
 * How far the page scrolls before the navigation bar changes: at 20 px it turns translucent, and after
 * half a screen, when the opening's button is gone, the bar on phones shows the call to action.
 */
const SCROLL_MARKS = { scrolled: '20px', openingAway: '50svh' } as const

/** Share of an element that must be visible for its in-view marker. */
const IN_VIEW_RATIO = 0.15

const root = () => document.documentElement

function mark(name: keyof typeof SCROLL_MARKS | 'primaryAway', on: boolean): void {
  if (on) root().dataset[name] = ''
  else delete root().dataset[name]
}

/** Marks the document once the page has scrolled past a strip at its top; no scroll listener is needed. */
function watchScroll(name: keyof typeof SCROLL_MARKS): () => void {
  const strip = document.createElement('div')
  strip.setAttribute('aria-hidden', 'true')
  strip.style.position = 'absolute'
  strip.style.top = '0'
  strip.style.width = '1px'
  strip.style.height = SCROLL_MARKS[name]
  document.body.prepend(strip)
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) mark(name, !entry.isIntersecting)
  })
  observer.observe(strip)
  return () => {
    observer.disconnect()
    strip.remove()
  }
}

/** Marks the document while none of the page's paintbrush buttons is in view: one per screen. */
function watchPrimaryButtons(main: HTMLElement): () => void {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    mark('primaryAway', visible.size === 0)
  })
  const buttons = main.querySelectorAll('[data-primary]')
  for (const button of buttons) observer.observe(button)
  mark('primaryAway', buttons.length === 0)
  return () => {
    observer.disconnect()
  }
}

/** Reaches above everything: elements that have been scrolled past count as seen. */
const ALL_ABOVE = '1000000px 0px 0px 0px'

/**
 * Sets the in-view marker: elements with `data-in-view` that start below the view are hidden and
 * rise once 15 percent of them is visible. What is in view already is left alone, so that nothing
 * that has been read moves. Each element is marked once and then no longer observed. Not for islands:
 * their markup must stay as React wrote it until they are awake. Returns the function that stops it.
 */
export function observeEntrances(main: HTMLElement): () => void {
  const elements = [...main.querySelectorAll('[data-in-view]')]
  const entrances = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-in-view', 'true')
        entrances.unobserve(target)
      }
    },
    { threshold: IN_VIEW_RATIO },
  )
  // An observer reports where the elements start; reading their boxes would force a layout.
  const starts = new IntersectionObserver(
    (entries) => {
      starts.disconnect()
      const seen = new Set(
        entries.filter((entry) => entry.isIntersecting).map(({ target }) => target),
      )
      const lastSeen = elements.findLastIndex((element) => seen.has(element))
      for (const [index, element] of elements.entries()) {
        element.setAttribute('data-in-view', String(index <= lastSeen))
        if (index > lastSeen) entrances.observe(element)
      }
    },
    { rootMargin: ALL_ABOVE },
  )
  for (const element of elements) starts.observe(element)
  return () => {
    starts.disconnect()
    entrances.disconnect()
  }
}

let stopBar: (() => void) | undefined

/**
 * Marks the document for the navigation bar: how far it has scrolled, and whether a primary button is in
 * view. It observes one page at a time and stops observing the page before.
 */
export function observeBar(main: HTMLElement): void {
  stopBar?.()
  const stops = [watchScroll('scrolled'), watchScroll('openingAway'), watchPrimaryButtons(main)]
  stopBar = () => {
    for (const stop of stops) stop()
  }
}
