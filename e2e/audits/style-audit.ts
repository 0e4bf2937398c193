import type { Page } from '@playwright/test'

/** Any page has more styled classes than this; fewer mean that the audit saw no styles at all. */
const MIN_STYLED_CLASSES = 100

/** Lists classes in the document without a style rule. */
export async function styleFaults(page: Page): Promise<string[]> {
  const { unknown, styled } = await page.evaluate(() => {
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
    // Toasts have their library's own classes beside ours.
    for (const { classList } of document.querySelectorAll('[class]:not([data-sonner-toaster] *)')) {
      for (const name of classList) names.add(name)
    }
    const unknown = [...names].filter((name) => !known.has(CSS.escape(name)))
    return { unknown, styled: names.size - unknown.length }
  })
  const faults = unknown.map((name) => `no rule for .${name}`)
  return styled < MIN_STYLED_CLASSES ? [...faults, `only ${styled} classes have styles`] : faults
}
