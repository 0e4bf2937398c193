/** Scroll distances at which the bar turns translucent, and shows the call to action on phones. */
const SCROLL_MARKS = { 'data-scrolled': '20px', 'data-past-hero': '50svh' } as const

/** Marks the document once the page has scrolled by these distances, without a scroll listener. */
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

/** Marks the document while none of the page's primary buttons is in view, one page at a time. */
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
