// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PaidAndReviewed, SignedQuote } from '../../src/sections/product/example-job'
import { CampaignChart } from '../../src/pages/platform/features'
import { formatUsd } from '../../src/shared/money'
import {
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_DEPOSIT_CENTS,
  EXAMPLE_LEADS,
  EXAMPLE_VISITS,
} from '../../src/content/example-company'

afterEach(cleanup)

test('the lines of the signed quote add up to what the deal is worth', () => {
  render(<SignedQuote />)
  expect(screen.getAllByText(formatUsd(EXAMPLE_DEAL_CENTS))).toHaveLength(1)
})

test('deposit and balance of the invoice add up to what the deal is worth', () => {
  render(<PaidAndReviewed />)
  expect(screen.getByText(formatUsd(EXAMPLE_DEPOSIT_CENTS))).toBeTruthy()
  expect(screen.getByText(formatUsd(EXAMPLE_DEAL_CENTS - EXAMPLE_DEPOSIT_CENTS))).toBeTruthy()
  expect(screen.getByText(formatUsd(EXAMPLE_DEAL_CENTS))).toBeTruthy()
})

test('the visits of the campaign are those of the example', () => {
  render(<CampaignChart />)
  expect(screen.getAllByText(String(EXAMPLE_VISITS))).toHaveLength(1)
})

test('the leads of the campaign’s weeks add up to those of the example', () => {
  render(<CampaignChart />)
  expect(screen.getAllByText(String(EXAMPLE_LEADS))).toHaveLength(1)
})
