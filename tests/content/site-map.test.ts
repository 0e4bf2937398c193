import { expect, test } from 'vitest'
import { serviceNavigation } from '../../src/content/navigation'
import { isServicePage, ROUTE_IDS } from '../../src/site/routes'

test('the menu has every service page', () => {
  expect(serviceNavigation.map(({ to }) => to)).toEqual(ROUTE_IDS.filter(isServicePage))
})
