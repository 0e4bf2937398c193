/**
 * Whether Stripe adds sales tax at the checkout (STRIPE_AUTOMATIC_TAX), so that the sign-up may say so. The
 * setting is the server's; settings.ts puts this boolean into the build.
 */
export const collectsSalesTax = typeof __AUTOMATIC_TAX__ === 'boolean' && __AUTOMATIC_TAX__
