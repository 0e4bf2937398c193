import { AI_ANSWER } from '../../support/other-hosts'
import { open } from '../../support/visit'
import { expect } from '../expect'
import { test } from '../test'

test(
  'with the visitor’s own key the chat answers from the provider',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Connect API' }).click()
    await page.getByLabel('Your AI provider API key').fill('sk-visitor-0123456789')
    await page.getByRole('button', { name: 'Save key' }).click()
    await expect(page.getByRole('button', { name: 'API Connected' })).toBeVisible()
    await page.getByLabel('Message to Shimzy').fill('Is there a free trial?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText(AI_ANSWER)
  },
)
