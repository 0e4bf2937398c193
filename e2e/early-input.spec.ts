import { formatUsd } from '../src/shared/money'
import { planPriceCents } from '../src/shared/pricing'
import { LATER_SCRIPTS, FIRST_SCRIPT, holdRequests } from './support/hold'
import { expect, test } from './support/test'
import { PHONE, untilHydrated } from './support/visit'
import { planLink, wizardOf } from './support/wizard'

test('a sign-up link clicked before React has loaded opens the wizard', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/platform')
  await planLink(page, 'shimzy').click()
  await expect(page).toHaveURL('/platform?sign-up=shimzy&billing=monthly')
  await expect(wizardOf(page)).toBeHidden()
  release()
  await expect(wizardOf(page).getByRole('radio', { name: 'Shimzy' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeFocused()
})

test('a message sent in the chat before React has loaded is answered', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/')
  const field = page.getByLabel('Message to Shimzy')
  await field.fill('What does SEO cost?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/')
  release()
  const log = page.getByRole('log')
  await expect(log.getByText('What does SEO cost?')).toBeVisible()
  await expect(log.getByText(/\$1,500/)).toBeVisible()
  await expect(field).toHaveValue('')
})

test('text typed in the chat before React has loaded is still there and can be sent', async ({
  page,
}) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/')
  const field = page.getByLabel('Message to Shimzy')
  await field.click()
  await page.keyboard.type('Is there a free')
  release()
  await page.keyboard.type(' trial?')
  await expect(field).toHaveValue('Is there a free trial?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Is there a free trial?')).toBeVisible()
  await expect(page.getByRole('log').getByText(/14 days/)).toBeVisible()
})

test('a suggestion tapped before React has loaded is asked once', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/')
  await page.getByRole('button', { name: 'Is there a free trial?' }).click()
  release()
  const log = page.getByRole('log')
  await expect(log.getByText(/14 days/)).toBeVisible()
  await expect(log.getByText('Is there a free trial?')).toHaveCount(1)
})

test('a tab chosen before React has loaded is shown', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/platform')
  await page.getByRole('tab', { name: 'Marketing' }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Social planner' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Marketing' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

for (const { keys, shown } of [
  { keys: ['ArrowRight'], shown: 'Marketing' },
  { keys: ['ArrowRight', 'ArrowRight'], shown: 'Communication' },
  { keys: ['End'], shown: 'Communication' },
]) {
  test(`${keys.join(' and ')} pressed on the tabs before React has loaded`, async ({ page }) => {
    const release = await holdRequests(page, LATER_SCRIPTS)
    await page.goto('/platform')
    await page.getByRole('tab', { name: 'CRM' }).focus()
    for (const key of keys) await page.keyboard.press(key)
    release()
    const tab = page.getByRole('tab', { name: shown })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toBeFocused()
  })
}

test('pausing the testimonials before React has loaded pauses them', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/platform')
  await page.getByRole('button', { name: 'Pause testimonials' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible()
})

test('privacy choices asked for before React has loaded open', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Your privacy choices' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible()
})

test('the film asked for before React has loaded plays', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/testimonial-video')
  await page.getByRole('button', { name: 'Play video' }).click()
  release()
  await expect(page.locator('video')).toHaveJSProperty('controls', true)
  await expect(page.locator('video')).toHaveJSProperty('paused', false)
})

test('the menu left open stays open when React arrives', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/platform')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  release()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(menu).toBeHidden()
})

test('a question opened before React has loaded stays open', async ({ page }) => {
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.goto('/contact')
  await page.getByText('Do we talk about pricing?').click()
  const answer = page.getByText('Yes, on the first call.')
  await expect(answer).toBeVisible()
  release()
  await untilHydrated(page)
  await expect(answer).toBeVisible()
})

test('taps in islands are kept when only their own code is slow', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const release = await holdRequests(page, LATER_SCRIPTS)
  await page.getByRole('button', { name: 'What can Shimzy do?' }).click()
  release()
  await expect(page.getByRole('log').getByText('What can Shimzy do?')).toHaveCount(1)
})

test('a plan and a billing period chosen before any script has loaded reach the wizard', async ({
  page,
}) => {
  const release = await holdRequests(page, FIRST_SCRIPT)
  await page.goto('/platform', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Annual' }).check()
  const price = formatUsd(planPriceCents('starter', 'yearly'))
  await expect(
    page.getByText(price, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await planLink(page, 'starter').click()
  await page.waitForURL('/platform?sign-up=starter&billing=yearly', { waitUntil: 'commit' })
  release()
  const wizard = wizardOf(page)
  await wizard.getByRole('button', { name: 'Continue to Setup' }).click()
  await wizard.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(wizard.getByRole('radio', { name: 'Annual' })).toBeChecked()
  await expect(wizard.getByText(`Then ${price} a year`)).toBeVisible()
})

test('a message sent in the chat before any script has loaded is answered', async ({ page }) => {
  const release = await holdRequests(page, FIRST_SCRIPT)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByLabel('Message to Shimzy')
  await field.fill('Is there a free trial?')
  await field.press('Enter')
  release()
  await expect(page.getByRole('log').getByText('Is there a free trial?')).toHaveCount(1)
  await expect(page).toHaveURL('/')
})

test('the privacy choices asked for before any script has loaded open', async ({ page }) => {
  const release = await holdRequests(page, FIRST_SCRIPT)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Your privacy choices' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible()
})
