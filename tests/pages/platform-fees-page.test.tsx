// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PlatformFeesPage } from '../../src/pages/platform-fees-page'
import { PLAN_IDS, PLANS } from '../../src/shared/plans'

beforeEach(() => {
  render(<PlatformFeesPage />)
})
afterEach(cleanup)

/** The words of a table's body, row by row. */
function bodyOf(name: string): (string | null)[][] {
  const [, body] = within(screen.getByRole('table', { name })).getAllByRole('rowgroup')
  if (body === undefined) throw new Error(`Table ${name} has no body`)
  return within(body)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('fifteen prices are in the first table', () => {
  expect(bodyOf('Usage fees')).toEqual([
    ['Making calls, per minute', '$0.07', '$0.056', '$0.035'],
    ['Receiving calls, per minute', '$0.0425', '$0.034', '$0.0213'],
    ['Text message, per segment', '$0.0395', '$0.0316', '$0.0198'],
    ['Email, each', '$0.004', '$0.0032', '$0.002'],
    ['Email verification, each', '$0.005', '$0.005', '$0.004'],
  ])
})

test('fifteen amounts are in the second', () => {
  expect(bodyOf('What $10 buys')).toEqual([
    ['Making calls, minutes', '145', '180', '285'],
    ['Receiving calls, minutes', '235', '295', '470'],
    ['Text message, segments', '255', '315', '505'],
    ['Email', '2,500', '3,125', '5,000'],
    ['Email verification', '2,000', '2,000', '2,500'],
  ])
})

test('small screens have the same figures in one accordion of which one part is open', () => {
  const parts = [...document.querySelectorAll('details')]
  expect(parts.map((part) => part.querySelector('summary')?.textContent)).toEqual(
    PLAN_IDS.map((id) => PLANS[id].name),
  )
  expect(new Set(parts.map((part) => part.getAttribute('name')))).toEqual(new Set(['plan-fees']))
  expect(parts.map(({ open }) => open)).toEqual([true, false, false])
  const shimzy = bodyOf('Shimzy').map(([, price, amount]) => [price, amount])
  expect(shimzy).toEqual([
    ['$0.035', '285'],
    ['$0.0213', '470'],
    ['$0.0198', '505'],
    ['$0.002', '5,000'],
    ['$0.004', '2,500'],
  ])
})

test('the four website options have their setup fee and hosting; standard is the most popular', () => {
  expect(bodyOf('Website options')).toEqual([
    ['Premium', '$1,000', '$25', '$1,300'],
    ['StandardMost popular', '$600', '$50', '$1,200'],
    ['Flexible', '$200', '$80', '$1,160'],
    ['Starter', '$0', '$119', '$1,428'],
  ])
})
