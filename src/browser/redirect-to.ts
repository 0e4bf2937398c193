/** Leaves the site for another URL, for example the page where the visitor pays. */
export function redirectTo(url: string): void {
  window.location.assign(url)
}

/** Reloads the current document. */
export function reloadDocument(): void {
  window.location.reload()
}
