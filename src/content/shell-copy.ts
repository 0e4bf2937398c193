import { phoneInText } from '../site/company'

/**
 * Texts around the pages. Every visitor loads them with the application, so texts of a single page or section belong to
 * that page or section.
 */

export const skipLink = 'Skip to content'

/** The navigation bar and the menu of small screens. */
export const menuLabels = {
  bar: 'Main',
  folded: 'Menu',
  open: 'Menu',
  close: 'Close menu',
  /** Before the phone number, for screen readers. */
  call: 'Call',
} as const

/** On the button in each footer, and as the title of the dialog that it opens. */
export const privacyChoicesTitle = 'Your privacy choices'

/** Shown instead of a page that failed. */
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
