/** Tells whether the visitor came to this page from another one of this tab. */
export function canGoBack(): boolean {
  // Not every browser has the Navigation API; without it, a tab with one entry has nothing behind it.
  const { navigation }: { readonly navigation?: Navigation } = window
  return navigation?.canGoBack ?? window.history.length > 1
}
