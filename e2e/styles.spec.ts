import type { Page } from '@playwright/test'
import { pathTo } from '../src/site/routes'
import { PAGE_STATES } from './support/page-states'
import { PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import { DESKTOP, expectedFaults, PHONE, visit } from './support/visit'

/** Fails where an element has a class that no rule of the document knows. */
async function expectAllStyled(page: Page): Promise<void> {
  const { bare, styled } = await page.evaluate(() => {
    const known = new Set<string>()
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        const selector = rule instanceof CSSStyleRule ? rule.selectorText : ''
        for (const [, name = ''] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) known.add(name)
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) collect(sheet.cssRules)
    const names = new Set<string>()
    // Toasts have attributes and classes of their maker beside ours.
    for (const { classList } of document.querySelectorAll('[class]:not([data-sonner-toaster] *)')) {
      for (const name of classList) names.add(name)
    }
    const bare = [...names].filter((name) => !known.has(CSS.escape(name)))
    return { bare, styled: names.size - bare.length }
  })
  expect(styled).toBeGreaterThan(100)
  expect(bare).toEqual([])
}

for (const path of PAGE_PATHS) {
  test(`everything on ${path} has its styles, also what React has added`, async ({
    page,
    allowFault,
  }) => {
    expectedFaults(path).forEach(allowFault)
    await visit(page, path, PHONE)
    await page.waitForLoadState('networkidle')
    await expectAllStyled(page)
  })
}

for (const { name, path, reach, fault } of PAGE_STATES) {
  test(`everything has its styles on ${name}`, async ({ page, allowFault }) => {
    if (fault !== undefined) allowFault(fault)
    await visit(page, path, PHONE)
    await reach(page)
    await expectAllStyled(page)
  })
}

test('the late sheet makes the browser style what it is for, not the whole document anew', async ({
  browser,
  page,
}) => {
  await visit(page, pathTo('platform'), DESKTOP)
  await page.waitForLoadState('networkidle')
  const lateSheet = page.locator('head link[rel=stylesheet]')
  await expect(lateSheet).toHaveCount(0)

  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.getByRole('tab', { name: 'Marketing' }).hover()
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ ownerNode }) => ownerNode instanceof HTMLLinkElement),
  )
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  const trace = String(await browser.stopTracing())

  const counts = [...trace.matchAll(/"elementCount":(\d+)/g)].map(([, count]) => Number(count))
  expect(counts).not.toEqual([])
  expect(Math.max(...counts)).toBeLessThan((await page.locator('body *').count()) / 2)
})
