/** The bar changes its look once the page has scrolled further than this (spec section 2.2). */
const NAV_SCROLLED_OFFSET_PX = 20

/** Share of an element that must be visible for its in-view marker (spec section 4). */
const IN_VIEW_RATIO = 0.15

const root = () => document.documentElement

function mark(name: 'scrolled' | 'primaryAway', on: boolean): void {
  if (on) root().dataset[name] = ''
  else delete root().dataset[name]
}

/** Marks the document once the page has scrolled, by watching a strip at its top: no scroll listener. */
function watchTop(): () => void {
  const strip = document.createElement('div')
  strip.setAttribute('aria-hidden', 'true')
  strip.style.position = 'absolute'
  strip.style.top = '0'
  strip.style.width = '1px'
  strip.style.height = `${NAV_SCROLLED_OFFSET_PX}px`
  document.body.prepend(strip)
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) mark('scrolled', !entry.isIntersecting)
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
  // The browser is asked where the elements start, because reading their boxes would lay out section
  // after section that it has skipped until now. What it has skipped, it reports as out of view.
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
 * Marks the document for the navigation bar: scrolled or not, a primary button in view or not. It
 * follows one page at a time: what followed the page before is stopped.
 */
export function observeBar(main: HTMLElement): void {
  stopBar?.()
  const stops = [watchTop(), watchPrimaryButtons(main)]
  stopBar = () => {
    for (const stop of stops) stop()
  }
}
