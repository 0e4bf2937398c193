import { expect, test } from 'vitest'
import { CLAIMS } from '../../src/content/claims'
import {
  FEATURE_TAB_IDS,
  platformClosing,
  platformComparison,
  platformFeatures,
  platformHero,
  platformIntegrations,
  platformJourney,
  platformPricing,
  platformStats,
} from '../../src/content/pages/platform'
import { signUp } from '../../src/content/sign-up'
import { platformTestimonials } from '../../src/content/testimonials'
import { MONTHS_PAID_PER_YEAR, PLAN_IDS, PLANS } from '../../src/shared/plans'
import { monthlyPrice } from '../support/figures'

test('the four figures are claims of the agency, each with its one meaning', () => {
  expect(platformStats.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '50+ tools replaced',
    '85% time saved',
    '24/7 support',
    '1 unified solution',
  ])
  expect(platformStats.map(({ meaning }) => meaning)).toEqual([
    CLAIMS.toolsReplaced.meaning,
    CLAIMS.timeSaved.meaning,
    CLAIMS.support.meaning,
    CLAIMS.unifiedSolution.meaning,
  ])
})

test('the tabs are CRM, Marketing and Communication with four features each, all different', () => {
  expect(platformFeatures.tabs.map(({ id }) => id)).toEqual([...FEATURE_TAB_IDS])
  expect(platformFeatures.tabs.map(({ label }) => label)).toEqual([
    'CRM',
    'Marketing',
    'Communication',
  ])
  const names = platformFeatures.tabs.flatMap(({ features }) => features.map(({ name }) => name))
  expect(names).toHaveLength(12)
  expect(new Set(names).size).toBe(12)
  for (const { features } of platformFeatures.tabs) expect(features).toHaveLength(4)
})

test('the comparison keeps its two prices, and the platform has every row', () => {
  expect(platformComparison.ours.price).toBe('$199')
  expect(platformComparison.multiple.price).toBe('$500+')
  expect(platformComparison.rows.every(({ ours }) => ours)).toBe(true)
  expect(platformComparison.rows.some(({ multiple }) => multiple)).toBe(true)
  expect(platformComparison.rows.some(({ multiple }) => !multiple)).toBe(true)
})

test('the integrations are thirteen names and a text tile', () => {
  const { integrations, more } = platformIntegrations
  expect(integrations.map(({ name }) => name)).toEqual([
    'Gmail',
    'Google Calendar',
    'Drive',
    'Outlook',
    'Teams',
    'OneDrive',
    'Zoom',
    'QuickBooks',
    'Shopify',
    'Stripe',
    'PayPal',
    'Zapier',
    'Calendly',
  ])
  expect(new Set(integrations.map(({ icon }) => icon)).size).toBe(13)
  expect(more).toBe('& many many more')
})

test('every testimonial of the platform has five of five', () => {
  expect(platformTestimonials.length).toBeGreaterThan(1)
  for (const { rating } of platformTestimonials) expect(rating).toBe(5)
})

test('the three stages are generation, nurturing and conversion', () => {
  expect(platformJourney.stages.map(({ name }) => name)).toEqual([
    'Lead generation',
    'Lead nurturing',
    'Lead conversion',
  ])
})

test('the buttons say where they lead: the first to Starter, the last to Business and to a demo', () => {
  expect(platformHero.link).toEqual({ label: 'Start Free Trial', to: { signUp: 'starter' } })
  expect(platformClosing.link).toEqual({ label: 'Start Free Trial', to: { signUp: 'business' } })
  expect(platformClosing.demo.link.to).toBe('contact')
  expect(platformPricing.card.buttons).toEqual({
    starter: 'Start Free Trial',
    business: 'Start Free Trial',
    shimzy: 'Get Started',
  })
  expect(platformPricing.card.featuredTag).toBe('Most Popular')
  expect(platformPricing.yearlyNote).toContain('Get 2 Months Free')
})

test('the first screen says for whom, where, and from what price', () => {
  expect(platformHero.lead).toMatch(/service businesses, clinics and studios in Frisco, Prosper/)
  expect(platformHero.lead).toContain(monthlyPrice('starter'))
})

test('the comparison says what its two prices are', () => {
  expect(platformComparison.note).toContain(
    `Starter is ${monthlyPrice('starter')} a month plus usage`,
  )
  expect(platformComparison.note).toContain('our own estimate')
})

test('the comparison promises no price below that of the cheapest plan', () => {
  const promisedCents = 100 * Number(platformComparison.ours.price.replaceAll(/[$,]/g, ''))
  const lowestCents = Math.min(...PLAN_IDS.map((id) => PLANS[id].monthlyCents))
  expect(
    promisedCents,
    'the comparison promises less than any plan: decide the copy',
  ).toBeGreaterThanOrEqual(lowestCents)
})

test('every text that promises free months promises those that a year does not cost', () => {
  const promise = new RegExp(`\\b${12 - MONTHS_PAID_PER_YEAR} months free\\b`, 'i')
  expect(platformPricing.yearlyNote).toMatch(promise)
  expect(signUp.plan.note).toMatch(promise)
  expect(signUp.payment.billingHints.yearly).toMatch(promise)
})
