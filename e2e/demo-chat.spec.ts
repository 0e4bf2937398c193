import { untilApplicationRuns } from './support/application'
import { expect, test } from './support/test'
import { PHONE } from './support/visit'

test('a question shows together with the beginning of its reply', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await untilApplicationRuns(page)
  const log = page.getByRole('log')
  const field = page.getByLabel('Message to Shimzy')
  for (const [question, reply] of [
    ['Do you work with dental offices?', 'We work with'],
    ['Is it HIPAA compliant?', 'a question for the call'],
  ] as const) {
    await field.fill(question)
    await field.press('Enter')
    await expect(log.getByText(reply)).toBeVisible()
    const view = await log.boundingBox()
    const asked = await log.getByText(question).boundingBox()
    const answered = await log.getByText(reply).boundingBox()
    expect(asked?.y).toBeGreaterThanOrEqual(view?.y ?? Infinity)
    // The first lines of the reply are above the log's lower edge.
    expect((answered?.y ?? Infinity) + 60).toBeLessThan((view?.y ?? 0) + (view?.height ?? 0))
  }
})
