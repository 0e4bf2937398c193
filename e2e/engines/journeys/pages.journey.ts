import { ROUTES } from '../../../src/site/routes'
import { ARTICLE_PATH } from '../../support/pages'
import { DESKTOP, PHONE } from '../engine'
import { title } from '../find-element'
import { expect, test } from '../test'

const paths = [...Object.values(ROUTES), ARTICLE_PATH]
const isService = (path: string) => path.startsWith('/services')

for (const [name, group] of [
  ['service page', paths.filter(isService)],
  ['other page', paths.filter((path) => !isService(path))],
] as const) {
  test(
    `every ${name} hydrates without an error and fits 390 and 1280 pixels`,
    { tag: '@full' },
    async ({ visitor }) => {
      for (const path of group) {
        await visitor.open(path)
        await visitor.see(title)
        for (const view of [PHONE, DESKTOP]) {
          await visitor.resize(view)
          const sideways = await visitor.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
          expect.soft(sideways, `${path} at ${view.width} pixels`).toBe(0)
        }
      }
    },
  )
}
