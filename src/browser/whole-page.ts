/**
 * Lays out the whole page, or again only what is near the view (`below-fold` in
 * src/styles/utilities.css). What is below the fold has an estimated height until it is laid out,
 * which is not good enough for a place further down: scroll anchoring mends it in some browsers only.
 */
export function layOutWholePage(whole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', whole)
}
