// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { platformComparison } from '../../src/content/pages/platform'
import { ComparisonTable } from '../../src/sections/comparison-table'

afterEach(cleanup)

test('the comparison is a table whose cells say in words what each side has', () => {
  render(<ComparisonTable />)
  const [header, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  expect(header?.textContent).toBe('What you getOur platform$199/moMultiple tools$500+/mo')
  expect(rows).toHaveLength(platformComparison.rows.length)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(new Set(cells.map(([ours]) => ours))).toEqual(new Set(['Included']))
  expect(new Set(cells.map(([, multiple]) => multiple))).toEqual(
    new Set(['Costs extra', 'Not built in']),
  )
})
