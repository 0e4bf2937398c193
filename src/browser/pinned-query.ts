/** When sections may be pinned: what the `pinned` variant in src/styles/utilities.css asks for (a test compares them). */
export const PINNED_QUERY =
  '(min-width: 48em) and (min-height: 46em) and (prefers-reduced-motion: no-preference)'
