/** Attributes for the navigation bar's styles (src/styles/utilities.css), and the scroll distances that set them. */
const SCROLL_MARKS = { 'data-scrolled': '20px', 'data-past-hero': '50svh' } as const

/**
 * Sets the attributes on the document. An invisible strip of each height lies at the top of the page: once it is out of
 * view, the page has scrolled that far.
 */
export function observeScroll(): void {
  for (const [mark, height] of Object.entries(SCROLL_MARKS)) {
    const strip = document.createElement('div')
    strip.setAttribute('aria-hidden', 'true')
    Object.assign(strip.style, { position: 'absolute', top: '0', width: '1px', height })
    document.body.prepend(strip)
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) {
        document.documentElement.toggleAttribute(mark, !isIntersecting)
      }
    })
    observer.observe(strip)
  }
}

let buttonObserver: IntersectionObserver | undefined

/** Sets `data-primary-away` while no primary button of the page is in view. Call it again for each new page. */
export function observePrimaryButtons(): void {
  const visible = new Set<Element>()
  const mark = (areAway: boolean) =>
    document.documentElement.toggleAttribute('data-primary-away', areAway)
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    mark(visible.size === 0)
  })
  buttonObserver?.disconnect()
  buttonObserver = observer
  const buttons = document.querySelectorAll('main [data-primary]')
  for (const button of buttons) observer.observe(button)
  mark(buttons.length === 0)
}
