import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Cookie, Key, Tab, View } from './engine'
import { findElement, type Target } from './find-element'

/** How long a page may take to become what a step waits for, in milliseconds. */
const PATIENCE_MS = 15_000

/** Between two tries, so that the page gets on meanwhile. */
const PAUSE_MS = 50

/**
 * How long a page has to stand where it is before Back is sure to return there, in milliseconds. WebKit
 * needs a moment, also on a page without any script. Chromium writes the position to the history entry
 * once a second (kDelaySecondsForContentStateSync in its render_frame_impl.cc) and when the page is
 * left, which a quick Back can overtake.
 */
const SCROLL_IS_KEPT_MS = 1_200

/** Values that can be sent into the page. */
type Json = string | number | boolean | null

/** Somebody who visits the site in one tab. Each step waits until the page is ready for it. */
export class Visitor {
  readonly #tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.#tab = tab
    this.#origin = origin
  }

  /** Opens an address of the site and waits until React has taken the page over. */
  async open(path: string): Promise<void> {
    await this.load(path)
    await this.untilAlive()
  }

  /** Opens an address and waits for nothing but the document. */
  async load(address: string): Promise<void> {
    await this.#tab.open(new URL(address, this.#origin).href)
  }

  async reload(): Promise<void> {
    await this.#tab.reload()
  }

  async back(): Promise<void> {
    await this.#tab.back()
  }

  async forward(): Promise<void> {
    await this.#tab.forward()
  }

  async resize(view: View): Promise<void> {
    await this.#tab.resize(view)
  }

  /** Runs a function in the page. It travels as text, so it must not use anything from outside. */
  async evaluate<Values extends readonly Json[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.#tab.evaluate<Awaited<Result>>(
      `(${inPage.toString()})(...${JSON.stringify(values)})`,
    )
  }

  /** Reads something from an element; undefined where there is no such element. */
  async read<Result>(
    target: Target,
    inPage: (element: HTMLElement) => Result,
  ): Promise<Awaited<Result> | undefined> {
    const found = expressionFor(target)
    const result = await this.#tab.evaluate<Awaited<Result> | null>(
      `((element) => element === null ? null : (${inPage.toString()})(element))(${found})`,
    )
    return result ?? undefined
  }

  /** Repeats a step until it succeeds; the page may be replaced meanwhile. */
  async eventually(step: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        await step()
        return
      } catch (error) {
        if (Date.now() > deadline) throw error
        await setTimeout(PAUSE_MS)
      }
    }
  }

  async click(target: Target): Promise<void> {
    const clickable = `(${clickablePart.toString()})(${expressionFor(target)})`
    await this.eventually(async () => {
      const place = await this.read(target, bringIntoView)
      expect(place, described(target)).toBeDefined()
      await setTimeout(PAUSE_MS)
      // What still moves, or is moved by what loads above it, would be missed.
      expect(await this.read(target, bringIntoView), described(target)).toBe(place)
      expect(await this.#tab.click(clickable), described(target)).toBe(true)
    })
  }

  /** Replaces the text of a field, key by key. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.evaluate(() => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await this.#tab.type(text)
  }

  async press(key: Key): Promise<void> {
    await this.#tab.press(key)
  }

  /** Waits until something is shown. */
  async see(target: Target): Promise<void> {
    await this.eventually(async () => {
      expect(await this.isShown(target), described(target)).toBe(true)
    })
  }

  /** Waits until something is not shown any more. */
  async seeNo(target: Target): Promise<void> {
    await this.eventually(async () => {
      expect(await this.isShown(target), `no ${described(target)}`).toBe(false)
    })
  }

  async isShown(target: Target): Promise<boolean> {
    return (await this.read(target, () => true)) ?? false
  }

  /** Waits until an element says something. */
  async seeText(target: Target, text: string): Promise<void> {
    await this.eventually(async () => {
      expect(await this.text(target)).toContain(text)
    })
  }

  async text(target: Target): Promise<string> {
    return (await this.read(target, ({ innerText }) => innerText)) ?? ''
  }

  /** What a field holds. */
  async value(target: Target): Promise<string | undefined> {
    return this.read(target, (field) => (field as HTMLInputElement).value)
  }

  async isChecked(target: Target): Promise<boolean | undefined> {
    return this.read(
      target,
      (box) => (box as HTMLInputElement).checked || box.ariaChecked === 'true',
    )
  }

  async hasFocus(target: Target): Promise<boolean | undefined> {
    return this.read(target, (element) => element === document.activeElement)
  }

  /** The address without the origin of the site. */
  async address(): Promise<string> {
    const href = await this.#tab.evaluate<string>('location.href')
    return href.startsWith(this.#origin) ? href.slice(this.#origin.length) : href
  }

  async seeAddress(address: string | RegExp): Promise<void> {
    await this.eventually(async () => {
      const current = await this.address()
      if (typeof address === 'string') expect(current).toBe(address)
      else expect(current).toMatch(address)
    })
  }

  async scrollTo(top: number): Promise<void> {
    await this.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
    }, top)
    await this.seeScrolledTo(top)
    await setTimeout(SCROLL_IS_KEPT_MS)
  }

  /** Waits until the page stands at a position, give or take a pixel of rounding. */
  async seeScrolledTo(top: number): Promise<void> {
    await this.eventually(async () => {
      const offset = await this.evaluate(() => window.scrollY)
      expect(Math.abs(offset - top), `${offset} instead of ${top}`).toBeLessThanOrEqual(1)
    })
  }

  /** Lets the page's intervals tick ten times as fast, so that nobody waits for what moves by itself. */
  async hastenIntervals(): Promise<void> {
    await this.evaluate(() => {
      const startInterval = window.setInterval
      window.setInterval = ((tick: () => void, delayMs: number) =>
        startInterval(tick, delayMs / 10)) as typeof setInterval
    })
  }

  /** Lets the page go on for a moment that nothing announces the end of. */
  async linger(forMs: number): Promise<void> {
    await this.evaluate(
      async (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
      forMs,
    )
  }

  async scrollIntoView(target: Target): Promise<void> {
    await this.see(target)
    await this.read(target, (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  }

  async cookie(name: string): Promise<Cookie | undefined> {
    return (await this.#tab.cookies()).find((cookie) => cookie.name === name)
  }

  async screenshot(): Promise<Uint8Array> {
    return this.#tab.screenshot()
  }

  /** Waits until React has taken the page over. */
  async untilAlive(): Promise<void> {
    await this.see({ css: '#root[data-hydrated]' })
  }
}

const expressionFor = (target: Target) => `(${findElement.toString()})(${JSON.stringify(target)})`

const described = ({ css, name, within }: Target): string =>
  `${css}${name === undefined ? '' : ` "${name}"`}${within === undefined ? '' : ` in ${described(within)}`}`

/** Runs in the page: radios and switches may be drawn by their labels, which is where people click. */
function clickablePart(element: Element | null): Element | null {
  return element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
    ? (element.labels?.[0] ?? element)
    : element
}

/** Runs in the page: brings an element into view and tells where it stands. */
function bringIntoView(element: HTMLElement): string {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  return JSON.stringify(element.getBoundingClientRect())
}
