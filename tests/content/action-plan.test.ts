import { expect, test } from 'vitest'
import { EXAMPLE_AVERAGE_JOB_CENTS } from '../../src/content/example-company'
import { ACTION_PLAN, costText } from '../../src/content/product/action-plan'

test('the costs on the action plan add up to its total, which one average job covers', () => {
  const prices = ACTION_PLAN.rows.flatMap(({ cost }) => costText(cost).match(/[\d,]+/g) ?? [])
  const dollars = prices.reduce((sum, price) => sum + Number(price.replaceAll(',', '')), 0)
  expect(dollars * 100).toBe(ACTION_PLAN.total.cents)
  expect(ACTION_PLAN.total.cents).toBeLessThan(EXAMPLE_AVERAGE_JOB_CENTS)
})
