/** The engines of other browsers than Chromium, in which Playwright runs the specs. */
export const ENGINE_NAMES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** A browser tab, with real clicks and keys. */
export interface Tab {
  readonly goto: (url: string) => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly forward: () => Promise<unknown>
  readonly resize: (view: { width: number; height: number }) => Promise<unknown>
  /** Evaluates a JavaScript expression in the page. Its value must fit JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks the first element that an XPath finds. Throws where there is none yet. */
  readonly click: (xpath: string) => Promise<unknown>
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<unknown>
  readonly pressEscape: () => Promise<unknown>
}

/** An engine that a worker has started. */
export interface Engine {
  /** Opens a tab that shares no cookies and no storage with another. */
  readonly open: () => Promise<{ readonly tab: Tab; readonly close: () => Promise<unknown> }>
  readonly stop: () => Promise<unknown>
}

/** How an engine is found and started: under reduced motion, with no network but this machine. */
export interface Driver {
  readonly isInstalled: () => boolean
  readonly start: () => Promise<Engine>
}
