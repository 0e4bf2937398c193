/// <reference types="vite/client" />

/** Public build-time settings, as they come: src/node/prerender/public-env.ts lists and checks them. */
type PublicSetting = keyof import('./node/prerender/public-env').PublicEnvironment
interface ImportMetaEnv extends Readonly<Partial<Record<PublicSetting, string>>> {}
