/// <reference types="vite/client" />

/** Public build-time settings, as they come: src/build/public-env.ts lists and checks them. */
type PublicSetting = keyof import('./build/public-env').PublicEnvironment
interface ImportMetaEnv extends Readonly<Partial<Record<PublicSetting, string>>> {}
