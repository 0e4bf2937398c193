/**
 * Whether Stripe adds sales tax at the checkout (STRIPE_AUTOMATIC_TAX), which the sign-up then mentions. The setting
 * belongs to the server; settings.ts puts only this boolean into the build.
 */
export const collectsSalesTax = typeof __AUTOMATIC_TAX__ === 'boolean' && __AUTOMATIC_TAX__
