import type { Page } from '@playwright/test'

/** WCAG 2.5.5, in CSS pixels. Half a pixel is lost to rounding. */
const COMFORTABLE_TARGET_PX = 44 - 0.5

/** Names every control that is too small to tap with ease. Links in lists and sentences may have the 24 pixels that axe asks for. */
export async function targetSizeFaults(page: Page): Promise<string[]> {
  return page
    .locator(
      'a[data-primary], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=switch]',
    )
    .filter({ visible: true })
    .evaluateAll(
      (controls, comfortable) =>
        controls.flatMap((control) => {
          // A label is tapped for its control.
          const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
          const boxes = [control, label ?? control].map((part) => part.getBoundingClientRect())
          const width = Math.max(...boxes.map((box) => box.width))
          const height = Math.max(...boxes.map((box) => box.height))
          if (width >= comfortable && height >= comfortable) return []
          const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
          return [`${control.tagName} "${name}": ${Math.round(width)} x ${Math.round(height)}`]
        }),
      COMFORTABLE_TARGET_PX,
    )
}
