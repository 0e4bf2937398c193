import { expect, test } from 'vitest'
import { footerColumns } from '../../src/content/footer'
import { serviceNavigation } from '../../src/content/navigation'
import { isServicePage, ROUTE_IDS } from '../../src/site/routes'

test('the menu has every service page', () => {
  expect(serviceNavigation.map(({ to }) => to)).toEqual(ROUTE_IDS.filter(isServicePage))
})

test("the assistant's links tell its site which place of ours they are in", () => {
  const [, platform] = footerColumns
  const link = platform?.entries.find((entry) => 'href' in entry)
  expect(link).toMatchObject({ href: expect.stringContaining('medium=footer') })
})
