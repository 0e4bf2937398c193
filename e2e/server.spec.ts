import { BASE_URL } from './support/addresses'
import { expect, test } from './support/test'
import { visit } from './support/visit'

/** Other addresses of a page, as the host answers them, and the canonical page. */
for (const { path, canonical } of [
  { path: '/index.html', canonical: '/' },
  { path: '/platform/', canonical: '/platform' },
  { path: '/platform.html', canonical: '/platform' },
  { path: '/services/seo/', canonical: '/services/seo' },
]) {
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

for (const path of ['/404', '/404.html']) {
  test(`${path} is the not-found page by its own name: shown, and kept out of indexes`, async ({
    page,
    allowFault,
  }) => {
    allowFault('Page not found:')
    expect((await page.request.get(path)).status()).toBe(200)
    await visit(page, path)
    await expect(page.locator('h1')).toHaveText('Oops! Page not found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
}
