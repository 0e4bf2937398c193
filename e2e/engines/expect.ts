import { expect as base, type ExpectMatcherState } from '@playwright/test'
import { PATIENCE_MS, type Locator, type Page } from './engine'

/** Polls the page until it matches, like Playwright's own matchers. */
const waiting = <Subject, Value, Expected extends readonly unknown[]>(
  read: (subject: Subject) => Promise<Value>,
  fits: (value: Value, ...expected: Expected) => boolean,
) =>
  async function wait(this: ExpectMatcherState, subject: Subject, ...expected: Expected) {
    const wanted = !this.isNot
    let seen: unknown
    let pass = !wanted
    await base(async () => {
      pass = !wanted
      const value = await read(subject)
      seen = value
      pass = fits(value, ...expected)
      base(pass).toBe(wanted)
    })
      .toPass({ timeout: PATIENCE_MS, intervals: [50] })
      .catch(() => undefined)
    return {
      pass,
      message: () => `Expected ${wanted ? '' : 'not '}${expected.join()}, saw ${String(seen)}`,
    }
  }

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const isVisible = async (locator: Locator) => locator.isVisible()
const isFocused = async (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)

/** Playwright's matchers, for the pages of every driver. */
export const expect = base.extend({
  toBeVisible: waiting(isVisible, Boolean),
  toBeHidden: waiting(isVisible, (isShown) => !isShown),
  toBeChecked: waiting(async (locator: Locator) => locator.isChecked(), Boolean),
  toBeFocused: waiting(isFocused, Boolean),
  toContainText: waiting(
    async (locator: Locator) => oneLine(await locator.innerText()),
    (text, expected: string) => text.includes(oneLine(expected)),
  ),
  toHaveURL: waiting(
    async (page: Page) => page.evaluate(() => location.href),
    (address, expected: string) => address === new URL(expected, address).href,
  ),
})
