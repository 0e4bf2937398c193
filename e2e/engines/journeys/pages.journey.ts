import { ROUTES } from '../../../src/site/routes'
import { ARTICLE_PATH } from '../../support/pages'
import { DESKTOP, open, PHONE, sideways } from '../../support/visit'
import { expect } from '../expect'
import { test } from '../test'

const paths = [...Object.values(ROUTES), ARTICLE_PATH]
const isService = (path: string) => path.startsWith('/services')

for (const [name, group] of [
  ['service page', paths.filter(isService)],
  ['other page', paths.filter((path) => !isService(path))],
] as const) {
  test(
    `every ${name} hydrates without an error and fits ${PHONE.width} and ${DESKTOP.width} pixels`,
    { tag: '@full' },
    async ({ page }) => {
      for (const path of group) {
        await open(page, path)
        await expect(page.locator('main h1')).toBeVisible()
        for (const view of [PHONE, DESKTOP]) {
          await page.setViewportSize(view)
          expect.soft(await sideways(page), `${path} at ${view.width} pixels`).toBe(0)
        }
      }
    },
  )
}
