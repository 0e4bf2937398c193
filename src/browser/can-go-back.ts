/** Not every browser has the Navigation API, whatever the types say. */
function hasNavigationApi(): boolean {
  return 'navigation' in window
}

/** Tells whether the visitor came to this page from another one of this tab. */
export function canGoBack(): boolean {
  // Without the API, a tab with one entry has nothing behind it.
  return hasNavigationApi() ? window.navigation.canGoBack : window.history.length > 1
}
