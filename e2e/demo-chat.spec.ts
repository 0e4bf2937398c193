import { SETTING_DEFAULTS } from '../src/shared/setting-defaults'
import { untilApplicationRuns } from './support/application'
import { expect, test } from './support/test'
import { PHONE } from './support/visit'

const KEY = 'sk-visitor-0123456789'

/** Read by other sites' pages only where the provider allows it. */
const ALLOW_ALL = { 'Access-Control-Allow-Origin': '*' }

// The console and the policy are watched in every test (support/test.ts): a provider that the real
// policy does not allow would fail this one, whatever is answered here.
test('with the visitor’s own key the answers come from the provider, and the policy lets them', async ({
  page,
}) => {
  const asked: unknown[] = []
  await page.route(`${SETTING_DEFAULTS.aiApiBase}/models`, (route) =>
    route.fulfill({ headers: ALLOW_ALL, json: { data: [] } }),
  )
  await page.route(`${SETTING_DEFAULTS.aiApiBase}/chat/completions`, async (route) => {
    asked.push(route.request().postDataJSON())
    const choices = [{ message: { content: 'From the provider itself' } }]
    await route.fulfill({ headers: ALLOW_ALL, json: { choices } })
  })
  const reply = await page.goto('/')
  expect(reply?.headers()['content-security-policy']).toContain('connect-src')
  await untilApplicationRuns(page)

  await page.getByRole('button', { name: 'Connect API' }).click()
  await page.getByLabel('Your AI provider API key').fill(KEY)
  await page.getByRole('button', { name: 'Save key' }).click()
  await expect(page.getByRole('button', { name: 'API Connected' })).toBeVisible()
  const field = page.getByLabel('Message to Shimzy')
  await field.fill('Is there a free trial?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('From the provider itself')
  expect(asked).toEqual([
    expect.objectContaining({
      messages: expect.arrayContaining([{ role: 'user', content: 'Is there a free trial?' }]),
    }),
  ])
})

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
