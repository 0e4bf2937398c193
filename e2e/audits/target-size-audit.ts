import type { Page } from '@playwright/test'

/** WCAG 2.5.8, in CSS pixels. */
const MIN_TARGET_PX = 24

/** WCAG 2.5.5, in CSS pixels; asked of every control that is not a link in a list or sentence. */
const COMFORTABLE_TARGET_PX = 44

/** Names every control that is too small to tap. */
export async function targetSizeFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([minimum, comfortable]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true })

      /** The tappable area: a control and its label. */
      const areaOf = (element: Element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
        const boxes = [element, label].flatMap((part) =>
          part ? [part.getBoundingClientRect()] : [],
        )
        return {
          width: Math.max(...boxes.map(({ width }) => width)),
          height: Math.max(...boxes.map(({ height }) => height)),
        }
      }

      const controls = document.querySelectorAll(
        'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=switch]',
      )
      return [...controls].filter(isShown).flatMap((element) => {
        const isLink = element instanceof HTMLAnchorElement
        // Links inside a sentence are exempt (2.5.8, inline), and only they are laid out inline.
        if (isLink && getComputedStyle(element).display === 'inline') return []
        // The skip link is above the viewport until it has the focus.
        if (element.getBoundingClientRect().bottom < -window.scrollY) return []
        const { width, height } = areaOf(element)
        const isPrimary = !isLink || element.hasAttribute('data-primary')
        const wanted = isPrimary ? comfortable : minimum
        // Half a pixel is lost to rounding.
        if (width >= wanted - 0.5 && height >= wanted - 0.5) return []
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
        return [`${element.tagName} "${name}": ${Math.round(width)} x ${Math.round(height)}`]
      })
    },
    [MIN_TARGET_PX, COMFORTABLE_TARGET_PX] as const,
  )
}
