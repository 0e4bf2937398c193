import { configure } from '@testing-library/react'

/**
 * Makes queries by role find hidden elements, too. Checking visibility computes the styles of every ancestor, which takes
 * seconds on a long page, and no style sheet hides anything in these tests. Don't use it where attributes hide elements.
 */
export function ignoreVisibility(): void {
  configure({ defaultHidden: true })
}
