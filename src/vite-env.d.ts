/// <reference types="vite/client" />

/** Public build-time settings: raw strings, unvalidated. src/node/prerender/public-env.ts lists and checks them. */
type PublicSetting = keyof import('./node/prerender/public-env').PublicEnvironment

/** Whether the checkout function has Stripe add sales tax. Not defined where Vite doesn't build. */
declare const __AUTOMATIC_TAX__: boolean | undefined

interface ImportMetaEnv extends Readonly<Partial<Record<PublicSetting, string>>> {}

/** A drawing with its size: src/node/drawings-plugin.ts. */
declare module '*.svg?drawing' {
  const drawing: import('./ui/drawing').DrawingSource
  export default drawing
}
