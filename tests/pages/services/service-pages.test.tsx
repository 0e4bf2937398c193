// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PRICED_AFTER_CALL } from '../../../src/content/price-lines'
import { text } from '../../../src/content/services/text'
import { EmailPage } from '../../../src/pages/email-page'
import { SeoPage } from '../../../src/pages/seo-page'
import { SocialMediaPage } from '../../../src/pages/social-media-page'
import { TextPage } from '../../../src/pages/text-page'
import { WebsitePage } from '../../../src/pages/website-page'
import { formatUsd } from '../../../src/shared/money'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../../../src/site/service-prices'

test.each([
  ['socialMedia', SocialMediaPage],
  ['text', TextPage],
  ['seo', SeoPage],
  ['website', WebsitePage],
] as const)('the page of %s shows the starting price of the catalog', (id, Page) => {
  render(<Page />)
  expect(document.body.textContent).toContain(formatUsd(SERVICE_STARTING_PRICES[id].cents))
  expect(screen.queryByText(PRICED_AFTER_CALL)).toBeNull()
})

test('a service without a price says that it is priced after the free call', () => {
  render(<EmailPage />)
  expect(screen.getByText(PRICED_AFTER_CALL)).toBeDefined()
})

test('a starting price that the catalog gets is on the page and on the card of its service', async () => {
  vi.resetModules()
  const catalog = await import('../../../src/site/service-prices')
  Object.assign(catalog.SERVICE_STARTING_PRICES, { email: { cents: 98_700, per: 'month' } })
  const { EmailPage: PricedPage } = await import('../../../src/pages/email-page')
  const { servicesPage } = await import('../../../src/content/pages/services')
  render(<PricedPage />)
  expect(document.body.textContent).toContain('$987')
  expect(JSON.stringify(servicesPage)).toContain('$987')
})

test('websites show four options with the setup fee and the hosting of the catalog', () => {
  render(<WebsitePage />)
  for (const { name, setupCents, hostingCents } of Object.values(WEBSITE_OPTION_PRICES)) {
    const option = screen.getByRole('heading', { level: 3, name }).closest('li')?.textContent
    expect(option).toContain(formatUsd(setupCents))
    expect(option).toContain(formatUsd(hostingCents))
  }
})

test('screen readers hear who wrote each text of the pictured conversation', () => {
  render(<TextPage />)
  const phone = within(screen.getByRole('figure', { name: text.phone.label }))
  for (const entry of text.phone.texts) {
    const message = phone.getByText(entry.text).parentElement
    expect(message?.textContent).toBe(`${entry.from}: ${entry.text}`)
  }
})
