import { expectNoViolations } from './support/axe'
import { PAGE_STATES } from './support/page-states'
import { PAGE_PATHS } from './support/pages'
import { test } from './support/test'
import { drawEverything, expectedFaults, NAMED_VIEWS, PHONE, visit } from './support/visit'

for (const path of PAGE_PATHS) {
  for (const [name, view] of NAMED_VIEWS) {
    test(`${path} keeps to WCAG 2.2 AA on a ${name}`, async ({ page, allowFault }) => {
      expectedFaults(path).forEach(allowFault)
      await visit(page, path, view)
      await drawEverything(page)
      await expectNoViolations(page)
    })
  }
}

/** What checks the page at once, as Lighthouse does, sees it before it has been scrolled through. */
for (const path of PAGE_PATHS) {
  test(`${path} keeps to WCAG 2.2 AA on a phone while it is not laid out below the fold`, async ({
    page,
    allowFault,
  }) => {
    expectedFaults(path).forEach(allowFault)
    // Text that fades in has no contrast of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path, PHONE)
    await expectNoViolations(page)
  })
}

for (const { name, path, reach, fault, isPhoneOnly } of PAGE_STATES) {
  for (const [viewName, view] of NAMED_VIEWS) {
    if (isPhoneOnly && view !== PHONE) continue
    test(`${name} keeps to WCAG 2.2 AA on a ${viewName}`, async ({ page, allowFault }) => {
      if (fault !== undefined) allowFault(fault)
      await visit(page, path, view)
      await reach(page)
      await drawEverything(page)
      await expectNoViolations(page)
    })
  }
}
