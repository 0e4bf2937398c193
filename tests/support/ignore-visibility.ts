import { configure } from '@testing-library/react'

/**
 * Lets queries by role also find what is hidden. Asking looks up the styles of every element above,
 * which takes seconds on a long page, and no style sheet hides anything here. Not for all tests: what
 * an attribute hides counts as hidden elsewhere.
 */
export function ignoreVisibility(): void {
  configure({ defaultHidden: true })
}
