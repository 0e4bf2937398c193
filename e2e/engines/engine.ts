/** The engines that every journey runs in. */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** The visible part of a page, in CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
}

export const PHONE: View = { width: 390, height: 844 }
export const DESKTOP: View = { width: 1280, height: 800 }

/** The keys that the journeys press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight'

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly secure: boolean
}

/**
 * One browser tab with real clicks and keys. It holds what the journeys need and no more, so that
 * another driver is one file.
 */
export interface Tab {
  readonly goto: (address: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly forward: () => Promise<unknown>
  readonly resize: (view: View) => Promise<void>
  /** Evaluates a JavaScript expression in the page and waits for its value, which must fit JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks at a place of the view, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly cookies: () => Promise<readonly Cookie[]>
  readonly close: () => Promise<void>
}

/** What the visitor of a tab is like. */
export interface TabOptions {
  readonly lessMotion: boolean
  readonly javaScript: boolean
}

/** Opens tabs that share nothing: no cookies, no storage, no history. */
export interface Engine {
  readonly newTab: (options: TabOptions) => Promise<Tab>
  readonly close: () => Promise<void>
}

/** How an engine is found and started. `proxyPort` is the local proxy that answers for every other host. */
export interface Driver {
  readonly isInstalled: () => boolean
  /** Debian's packages of the engine. */
  readonly packages: readonly string[]
  readonly start: (proxyPort: number) => Engine
}

/** The journeys wait for what they need themselves; pictures and other hosts may come later. */
export const SOON = { waitUntil: 'domcontentloaded' } as const
