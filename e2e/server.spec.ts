import { BASE_URL } from './support/addresses'
import { expect, test } from './support/test'
import { visit } from './support/visit'

for (const [path, canonical] of [
  ['/index.html', '/'],
  ['/platform.html', '/platform'],
  ['/services/seo/', '/services/seo'],
] as const) {
  test(`${path} shows ${canonical}, also once React runs, and names it as canonical`, async ({
    page,
  }) => {
    await page.goto(canonical)
    const heading = await page.locator('h1').innerText()
    await visit(page, path)
    await expect(page.locator('h1')).toHaveText(heading)
    const link = page.locator('link[rel=canonical]')
    await expect(link).toHaveAttribute('href', new URL(canonical, BASE_URL).href)
  })
}

test('the not-found page has a URL of its own, and the path is logged', async ({
  page,
  allowFault,
}) => {
  allowFault('Page not found:')
  const logged = page.waitForEvent('console', (message) => message.text().includes('/404'))
  await visit(page, '/404')
  await expect(page.locator('h1')).toHaveText('Oops! Page not found')
  expect((await logged).text()).toBe('Page not found: /404')
})
