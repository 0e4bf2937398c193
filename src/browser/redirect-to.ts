/** Goes to another URL, for example to Stripe Checkout. */
export const redirectTo = (url: string): void => window.location.assign(url)

/** Reloads the current document. */
export const reloadDocument = (): void => window.location.reload()
