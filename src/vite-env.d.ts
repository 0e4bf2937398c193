/// <reference types="vite/client" />

/** Public build-time settings, as they come: src/prerender/public-env.ts lists and checks them. */
type PublicSetting = keyof import('./prerender/public-env').PublicEnvironment
interface ImportMetaEnv extends Readonly<Partial<Record<PublicSetting, string>>> {}
