import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Tab } from './engine'
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
export function visitorIn(tab: Tab, origin: string) {
  /** Runs a function in the page. It travels as text, so it must not use anything from outside. */
  async function evaluate<Values extends readonly Json[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const value = await tab.evaluate(`(${inPage.toString()})(...${JSON.stringify(values)})`)
    return value as Awaited<Result>
  }

  /** Reads something from an element; undefined where there is no such element. */
  async function read<Result>(
    target: Target,
    inPage: (element: HTMLElement) => Result,
  ): Promise<Awaited<Result> | undefined> {
    const found = `(${findElement.toString()})(${JSON.stringify(target)})`
    const value = await tab.evaluate(
      `((element) => element === null ? null : (${inPage.toString()})(element))(${found})`,
    )
    return (value as Awaited<Result> | null) ?? undefined
  }

  /** Repeats a step until it succeeds; the page may be replaced meanwhile. */
  async function eventually(step: () => Promise<void>): Promise<void> {
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

  /** Opens an address and waits for nothing but the document. */
  const load = async (address: string) => tab.goto(new URL(address, origin).href)

  const isShown = async (target: Target) => (await read(target, () => true)) ?? false

  /** Waits until something is shown. */
  const see = async (target: Target) =>
    eventually(async () => {
      expect(await isShown(target), described(target)).toBe(true)
    })

  /** Waits until something is not shown any more. */
  const seeNo = async (target: Target) =>
    eventually(async () => {
      expect(await isShown(target), `no ${described(target)}`).toBe(false)
    })

  const text = async (target: Target) => (await read(target, ({ innerText }) => innerText)) ?? ''

  /** Waits until an element says something. */
  const seeText = async (target: Target, words: string) =>
    eventually(async () => {
      expect(await text(target)).toContain(words)
    })

  /** Waits until React has taken the page over. */
  const untilHydrated = async () => see({ css: '#root[data-hydrated]' })

  async function click(target: Target): Promise<void> {
    await eventually(async () => {
      const place = await read(target, clickablePlace)
      if (!place) throw new Error(`Not there: ${described(target)}`)
      await setTimeout(PAUSE_MS)
      // What still moves, or is moved by what loads above it, would be missed.
      expect(await read(target, clickablePlace), described(target)).toEqual(place)
      await tab.clickAt(place.x, place.y)
    })
  }

  /** The address without the origin of the site. */
  const address = async () => (await evaluate(() => location.href)).replace(origin, '')

  /** Waits until the page is at a position, give or take a pixel of rounding. */
  const seeScrolledTo = async (top: number) =>
    eventually(async () => {
      const offset = await evaluate(() => window.scrollY)
      expect(Math.abs(offset - top), `${offset} instead of ${top}`).toBeLessThanOrEqual(1)
    })

  return {
    ...tab,
    evaluate,
    read,
    eventually,
    load,
    isShown,
    see,
    seeNo,
    text,
    seeText,
    untilHydrated,
    click,
    address,
    seeScrolledTo,

    /** Opens an address of the site and waits until React has taken the page over. */
    open: async (path: string) => {
      await load(path)
      await untilHydrated()
    },

    /** Replaces the text of a field, key by key. */
    fill: async (target: Target, words: string) => {
      await click(target)
      await evaluate(() => {
        const field = document.activeElement
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select()
      })
      await tab.type(words)
    },

    /** What a field holds. */
    value: async (target: Target) => read(target, (field) => (field as HTMLInputElement).value),

    isChecked: async (target: Target) =>
      read(target, (box) => (box as HTMLInputElement).checked || box.ariaChecked === 'true'),

    hasFocus: async (target: Target) =>
      read(target, (element) => element === document.activeElement),

    seeAddress: async (expected: string) =>
      eventually(async () => {
        expect(await address()).toBe(expected)
      }),

    scrollTo: async (top: number) => {
      await evaluate((y) => {
        window.scrollTo({ top: y, behavior: 'instant' })
      }, top)
      await seeScrolledTo(top)
      await setTimeout(SCROLL_IS_KEPT_MS)
    },

    scrollIntoView: async (target: Target) => {
      await see(target)
      await read(target, (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      })
    },

    /** Lets the page's intervals tick ten times as fast, so that nobody waits for what moves by itself. */
    hastenIntervals: async () =>
      evaluate(() => {
        const startInterval = window.setInterval
        window.setInterval = ((tick: () => void, delayMs: number) =>
          startInterval(tick, delayMs / 10)) as typeof setInterval
      }),

    /** Lets the page go on for a moment that nothing announces the end of. */
    linger: async (forMs: number) =>
      evaluate(async (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)), forMs),

    cookie: async (name: string) => (await tab.cookies()).find((cookie) => cookie.name === name),
  }
}

export type Visitor = ReturnType<typeof visitorIn>

const described = ({ css, name, within }: Target): string =>
  `${css}${name === undefined ? '' : ` "${name}"`}${within === undefined ? '' : ` in ${described(within)}`}`

/**
 * Runs in the page: brings an element into view and tells where to click it, in the middle of the first
 * line of a link that wraps. Radios and switches may be drawn by their labels, which is where people click.
 */
function clickablePlace(found: HTMLElement): { x: number; y: number } | null {
  const isBox = found instanceof HTMLInputElement && ['radio', 'checkbox'].includes(found.type)
  const element = isBox ? (found.labels?.[0] ?? found) : found
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const [box] = element.getClientRects()
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
