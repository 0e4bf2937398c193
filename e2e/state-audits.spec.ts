import { styleFaults } from './audits/style-audit'
import { axeViolations } from './support/axe'
import { PAGE_STATES } from './support/page-states'
import { expect, test } from './support/test'
import { drawEverything, NAMED_VIEWS, PHONE, visit } from './support/visit'

for (const { name, path, reach, fault, isPhoneOnly } of PAGE_STATES) {
  for (const [viewName, view] of NAMED_VIEWS) {
    if (isPhoneOnly && view !== PHONE) continue
    // A desktop repeats most of what a phone shows: `npm run test:full`.
    const tag = view === PHONE ? [] : ['@full']
    test(
      `${name} is accessible and styled on a ${viewName}`,
      { tag },
      async ({ page, allowFault }) => {
        if (fault !== undefined) allowFault(fault)
        await visit(page, path, view)
        await reach(page)
        expect.soft(await styleFaults(page), 'classes without styles').toEqual([])
        await drawEverything(page)
        expect.soft(await axeViolations(page), 'WCAG 2.2 AA').toEqual([])
      },
    )
  }
}
