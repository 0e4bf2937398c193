/** Logs the path of a page that does not exist, for whoever investigates a broken link. */
export function logNotFound(): void {
  if (document.querySelector('[data-not-found]') === null) return
  console.warn('Page not found:', window.location.pathname)
}

/**
 * Elements with `data-in-view` that start below the viewport rise once 15 percent of them is visible. Elements already
 * in view do not move. Don't use it in islands, whose markup must not change before hydration.
 */
export function observeEntrances(): () => void {
  const elements = [...document.querySelectorAll('main [data-in-view]')]
  const entrances = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-in-view', 'true')
        entrances.unobserve(target)
      }
    },
    { threshold: 0.15 },
  )
  // The observer reports the initial positions; reading the boxes would force a layout.
  const starts = new IntersectionObserver(
    (entries) => {
      starts.disconnect()
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      const lastSeenIndex = Math.max(-1, ...seen.map(({ target }) => elements.indexOf(target)))
      for (const [index, element] of elements.entries()) {
        element.setAttribute('data-in-view', String(index <= lastSeenIndex))
        if (index > lastSeenIndex) entrances.observe(element)
      }
    },
    // The root extends far above the viewport, so elements that were scrolled past count as seen.
    { rootMargin: '1000000px 0px 0px 0px' },
  )
  for (const element of elements) starts.observe(element)
  return () => {
    starts.disconnect()
    entrances.disconnect()
  }
}

/**
 * Keeps a part of an accordion in view when a visitor opens it: the one above closes and pulls it up, perhaps behind the
 * bar (WCAG 2.4.11). Not on `toggle`, which browsers also send for a part that is open from the start.
 */
export function keepAccordionsInView(): () => void {
  const listening = new AbortController()
  const scrollToOpened = ({ target }: Event) => {
    const summary = target instanceof Element ? target.closest('details[name] > summary') : null
    // The part opens after the click.
    requestAnimationFrame(() => {
      if (summary?.matches('[open] > *')) summary.scrollIntoView({ block: 'nearest' })
    })
  }
  document.addEventListener('click', scrollToOpened, { signal: listening.signal })
  return () => listening.abort()
}
