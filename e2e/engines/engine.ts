/** The engines that every journey runs in. On a Mac, WebKit is Safari itself. */
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
export const KEYS = ['Tab', 'Enter', 'Escape', 'Space', 'ArrowRight'] as const
export type Key = (typeof KEYS)[number]

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
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly resize: (view: View) => Promise<void>
  /** Evaluates a JavaScript expression in the page and waits for its value, which must fit JSON. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>
  /** Clicks the element that an expression finds in the page. Returns false if it finds none. */
  readonly click: (expression: string) => Promise<boolean>
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly cookies: () => Promise<readonly Cookie[]>
  /** A PNG of the visible part of the page. */
  readonly screenshot: () => Promise<Uint8Array>
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

/** What an engine is started with. */
export interface EngineOptions {
  /** Port of the proxy on this machine that answers for every other host. */
  readonly proxyPort: number
}
