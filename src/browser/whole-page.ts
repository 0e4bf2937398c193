/**
 * Lays out the whole page, or again only what is near the view (`below-fold` in
 * src/styles/utilities.css). What is below the fold has an estimated height until it is laid out,
 * which is not good enough for a place further down: scroll anchoring mends it in some browsers only.
 */
export function layOutWholePage(whole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', whole)
}

/**
 * Lays the page out whole before Tab moves the focus: from link to link it can go far, and what is
 * laid out on the way would push the link that has it out of the view (WCAG 2.4.11).
 */
export function layOutWholePageForTab(): void {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') layOutWholePage(true)
    },
    { capture: true, passive: true },
  )
}
