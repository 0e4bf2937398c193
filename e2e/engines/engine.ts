import type {
  Cookie as FullCookie,
  Locator as FullLocator,
  Page as FullPage,
} from '@playwright/test'

/** The engines that every journey runs in. */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** How long a step waits for the page, in milliseconds. */
export const PATIENCE_MS = 15_000

/** The elements of each role that the journeys look for, as CSS. */
export const ROLES = {
  article: 'article',
  button: 'button, input[type=submit]',
  complementary: 'aside',
  contentinfo: 'body footer',
  dialog: 'dialog[open], [role=dialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  log: '[role=log]',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  region: 'section',
  switch: '[role=switch]',
  tab: '[role=tab]',
} as const

/** An accessible name, or part of it (case-insensitive). */
export interface Naming {
  readonly name?: string
  readonly exact?: boolean
}

export interface Finder {
  readonly getByRole: (role: keyof typeof ROLES, options?: Naming) => Locator
  readonly getByLabel: (text: string) => Locator
  readonly locator: (css: string) => Locator
}

type Action = 'check' | 'click' | 'fill' | 'focus' | 'scrollIntoViewIfNeeded' | 'waitFor'
type Reading = 'evaluate' | 'innerText' | 'inputValue' | 'isChecked' | 'isVisible'

/** The part of Playwright's locator that every driver has. */
export interface Locator extends Finder, Pick<FullLocator, Action | Reading> {
  readonly first: () => Locator
}

export type Cookie = Pick<FullCookie, 'name' | 'value' | 'secure'>

/** The keys that the journeys press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight'

type Step = 'evaluate' | 'goBack' | 'goForward' | 'goto' | 'reload' | 'setViewportSize'

/** The part of Playwright's page that every driver has, so that journeys read like other tests. */
export interface Page extends Finder, Pick<FullPage, Step> {
  readonly keyboard: { readonly press: (key: Key) => Promise<void> }
  readonly context: () => { readonly cookies: () => Promise<readonly Cookie[]> }
}

/** Opens isolated pages: no shared cookies, storage or history. */
export interface Engine {
  readonly open: (
    javaScript: boolean,
  ) => Promise<{ readonly page: Page; readonly close: () => Promise<void> }>
  readonly close: () => Promise<void>
}

/** How an engine is found and started. */
export interface Driver {
  readonly isInstalled: () => boolean
  /** Debian's packages of the engine. */
  readonly packages: readonly string[]
  /** `proxyPort`: the local proxy that answers for every host except the site at `origin`. */
  readonly start: (site: { readonly origin: string; readonly proxyPort: number }) => Engine
}
