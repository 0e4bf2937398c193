import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { PATIENCE_MS, ROLES } from './engine'
import type { Cookie, Finder, Key, Locator, Naming, Page } from './engine'

/** What a driver can do with one browser tab: real clicks and keys. */
export interface Tab {
  readonly goto: (address: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly forward: () => Promise<unknown>
  readonly resize: (view: { width: number; height: number }) => Promise<void>
  /** Evaluates a JavaScript expression in the page and waits for its value, which must fit JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks at a position in the viewport, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly cookies: () => Promise<readonly Cookie[]>
}

/** Pause between two tries. */
const PAUSE_MS = 50

/** A step of a locator: elements inside those that the previous step found. */
interface Step extends Naming {
  readonly css: string
}

/**
 * Runs in the page: finds the first visible element that matches. Accessible names are computed like in browsers (labels
 * before content), as far as this site needs it.
 */
function findElement(steps: readonly Step[]): Element | null {
  const textOf = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const nameOf = (element: Element) => {
    const labelIds = element.getAttribute('aria-labelledby')?.split(' ')
    if (labelIds !== undefined) {
      return labelIds.map((id) => textOf(document.getElementById(id))).join(' ')
    }
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const isGroup = element instanceof HTMLFieldSetElement
    return (
      element.getAttribute('aria-label') ??
      element.getAttribute('title') ??
      textOf(isField ? element.labels?.[0] : isGroup ? element.querySelector('legend') : element)
    )
  }
  const fits = (element: Element, { name, exact = false }: Step) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (name === undefined) return true
    const own = nameOf(element)
    return exact ? own === name : own.toLowerCase().includes(name.toLowerCase())
  }
  let found: readonly ParentNode[] = [document]
  for (const step of steps) {
    found = found.flatMap((scope) =>
      [...scope.querySelectorAll(step.css)].filter((element) => fits(element, step)),
    )
  }
  return found[0] instanceof Element ? found[0] : null
}

/**
 * Runs in the page: scrolls an element into view and returns where to click it: for a link that wraps, the middle of its
 * first line; for radios and switches that are drawn by their labels, the label.
 */
function clickablePlace(found: HTMLElement): readonly [x: number, y: number] {
  const isBox = found instanceof HTMLInputElement && ['radio', 'checkbox'].includes(found.type)
  const element = isBox ? (found.labels?.[0] ?? found) : found
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** Repeats a step until it succeeds. The page may be replaced in the meantime. */
async function eventually<Result>(step: () => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  const attempt = expect(async () => results.push(await step()))
  await attempt.toPass({ timeout: PATIENCE_MS, intervals: [PAUSE_MS] })
  return results[0] as Result
}

/** Implements Playwright's page for a tab of another driver. Values from the page are passed as JSON. */
export function pageOn(tab: Tab, origin: string): Page {
  const finder = (steps: readonly Step[]): Finder => ({
    getByRole: (role, naming) => locate([...steps, { css: ROLES[role], ...naming }]),
    getByLabel: (name) => locate([...steps, { css: 'input, textarea', name }]),
    locator: (css) => locate([...steps, { css }]),
  })

  function locate(steps: readonly Step[]): Locator {
    const description = steps.map(({ css, name }) => `${css}${name ? ` "${name}"` : ''}`).join(' ')
    /** Reads from the element in its current state. Undefined if there is none. */
    const peek = async <Result>(
      inPage: (element: HTMLElement, value: string) => Result,
      value?: unknown,
    ) => {
      const found = await tab.evaluate(
        // No promise, because Firefox never settles one if JavaScript is off.
        `((element) => element && [(${inPage.toString()})(element, ${JSON.stringify(value)})])(
          (${findElement.toString()})(${JSON.stringify(steps)}))`,
      )
      return found === null ? undefined : (found as [Result])
    }
    const evaluate = async <Result>(
      inPage: (element: HTMLElement, value: string) => Result,
      value?: unknown,
    ) =>
      eventually(async () => {
        const found = await peek(inPage, value)
        if (found === undefined) throw new Error(`Not there: ${description}`)
        return found[0]
      })
    const isVisible = async () => (await peek(() => true)) !== undefined
    const click = async () =>
      eventually(async () => {
        const place = await evaluate(clickablePlace)
        await setTimeout(PAUSE_MS)
        // Wait until the element stops moving, or the click would miss it.
        if (String(await evaluate(clickablePlace)) !== String(place)) {
          throw new Error(`It moves: ${description}`)
        }
        await tab.clickAt(...place)
      })

    return {
      ...finder(steps),
      first: () => locate(steps),
      evaluate: evaluate as Locator['evaluate'],
      isVisible,
      click,
      check: click,
      fill: async (text) => {
        await click()
        await evaluate((field) => (field as HTMLInputElement).select())
        await tab.type(text)
      },
      focus: async () => evaluate((element) => element.focus()),
      innerText: async () => evaluate((element) => element.innerText),
      inputValue: async () => evaluate((field) => (field as HTMLInputElement).value),
      isChecked: async () => evaluate((field) => (field as HTMLInputElement).checked),
      scrollIntoViewIfNeeded: async () =>
        evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })),
      waitFor: async () => evaluate(() => undefined),
    }
  }

  const evaluate = async (inPage: (value: unknown) => unknown, value?: unknown) =>
    tab.evaluate(`(${inPage.toString()})(${JSON.stringify(value)})`)
  const done = async (step: Promise<unknown>) => step.then(() => null)
  return {
    ...finder([]),
    evaluate: evaluate as Page['evaluate'],
    goto: async (address) => done(tab.goto(new URL(address, origin).href)),
    reload: async () => done(tab.reload()),
    goBack: async () => done(tab.back()),
    goForward: async () => done(tab.forward()),
    setViewportSize: async (view) => tab.resize(view),
    keyboard: { press: async (key) => tab.press(key) },
    context: () => ({ cookies: async () => tab.cookies() }),
  }
}
