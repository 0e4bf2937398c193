/** Goes to another URL, for example to Stripe Checkout. */
export function redirectTo(url: string): void {
  window.location.assign(url)
}

/** Reloads the current document. */
export function reloadDocument(): void {
  window.location.reload()
}
