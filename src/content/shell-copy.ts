import { phoneInText } from '../site/company'

/**
 * What the site says around its pages. Every visitor loads it with the application, so the words of a
 * single page or section belong to that page or section.
 */

export const skipLink = 'Skip to content'

/** The bar and the menu that it folds into on small screens. */
export const menuLabels = {
  bar: 'Main',
  folded: 'Menu',
  open: 'Menu',
  close: 'Close menu',
  /** Before the phone number, for screen readers. */
  call: 'Call',
} as const

/** What the footer's links are called as a whole. */
export const footerLabel = 'Footer'

/** Shown in place of a page that failed. */
export const pageFailure = {
  title: 'Unexpected Application Error!',
  text: `Sorry, this page didn’t open. You may be offline, or we may have just updated the site. Try again, or call us at ${phoneInText}.`,
  retry: 'Try again',
  home: 'Back to the home page',
} as const

/** Shown when a part of the site could not be loaded. */
export const loadFailure = {
  title: 'This part could not be loaded.',
  text: `You may be offline, or the site was updated a moment ago. Reload the page, or call ${phoneInText}.`,
  reload: 'Reload the page',
  close: 'Close',
} as const
