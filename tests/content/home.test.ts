import { expect, test } from 'vitest'
import { home } from '../../src/content/pages/home'
import type { LinkContent } from '../../src/content/types'
import { CLAIMS } from '../../src/content/claims'
import { freePlan } from '../../src/content/standing-copy'
import { formatUsd } from '../../src/shared/money'
import { PLANS, TRIAL_DAYS } from '../../src/shared/plans'
import { company, phoneInText } from '../../src/site/company'
import { EXAMPLE_AD_SPEND_CENTS, EXAMPLE_JOBS } from '../../src/content/example-company'
import type { LinkTarget } from '../../src/site/routes'

const { hero, services, steps, value, platform, example, assistant, testimonials, closing } = home

test('the eight sections are in order, with the worked example after the platform', () => {
  expect(Object.keys(home)).toEqual([
    'hero',
    'services',
    'steps',
    'value',
    'platform',
    'example',
    'assistant',
    'testimonials',
    'closing',
  ])
})

test('the opening says for whom, where, what, from which price, and what the call leaves behind', () => {
  expect(hero.title).toBe('Upgrade Your Business With Proper Systems')
  expect(hero.lead).toContain('service businesses, clinics and studios')
  for (const town of Object.values(company.cities)) expect(hero.lead).toContain(town)
  expect(hero.lead).toContain(`${formatUsd(PLANS.starter.monthlyCents)} a month`)
  expect(hero.note).toContain(freePlan.name)
})

test.each<[string, LinkTarget, LinkContent]>([
  ['Book a Free Consultation', 'contact', hero.primary],
  ['Explore Platform', 'platform', hero.secondary],
  ['View All Services', 'services', services.all],
  ['Learn more', 'services', services.learnMore],
  ['Schedule a Consultation', 'contact', steps.link],
  ['Explore Our Platform', 'platform', platform.link],
  ['Watch Video Testimonials', 'testimonialVideo', testimonials.video],
  ['Book Your Free Strategy Call Now', 'contact', closing.links[0]],
])("'%s' leads to %s", (label, to, link) => {
  expect(link).toEqual({ label, to })
})

test("the assistant's link says where its visitors come from", () => {
  const { searchParams } = new URL(assistant.more.href)
  expect(assistant.more.label).toBe('Learn More About Shimzy AI')
  for (const name of ['source', 'medium', 'campaign']) expect(searchParams.get(name)).toBeTruthy()
})

test("'Call Now' dials the agency's number and shows it", () => {
  expect(assistant.call.label).toBe('Call Now')
  expect(assistant.call.href).toMatch(/^tel:\+1\d{10}$/)
  expect(assistant.call.note).toContain(phoneInText)
})

test("every 'Learn more' link has an accessible name of its own that begins with its visible text", () => {
  const cards = [services.searchMarketing, services.websites, ...services.others]
  const names = cards.map(({ linkLabel }) => linkLabel)
  expect(new Set(names).size).toBe(cards.length)
  for (const name of names) expect(name).toMatch(/^Learn more about /)
})

test('the process is Consultation, Custom Strategy, then launch, optimization and scale', () => {
  const [consultation, strategy, launch] = steps.items
  expect(consultation.title).toBe('Consultation')
  expect(strategy.title).toBe('Custom Strategy')
  expect(launch.rows.map(({ name }) => name)).toEqual(['Test Launch', 'Ads Optimization', 'Scale'])
})

test('the value section names time, costs and growth, with our own figures', () => {
  expect(value.items.map(({ title }) => title)).toEqual([
    'Save Time',
    'Reduce Costs',
    'Grow Faster',
  ])
})

test("every figure of the value section is one of the agency's claims", () => {
  const claimed = Object.values(CLAIMS).map((claim): string => claim.value)
  for (const { before, figure } of value.items) {
    expect(claimed).toContain(figure)
    expect(claimed).toContain(before ?? figure)
  }
  expect(value.note).not.toBe('')
})

test("the worked example says that it is one, and its month's ads divide into its booked jobs", () => {
  expect(example.label).toBe('Example')
  expect(example.text).toContain('made up')
  const { figures, result } = example.month
  expect(figures.map(({ figure }) => figure)).toContain(formatUsd(EXAMPLE_AD_SPEND_CENTS))
  expect(EXAMPLE_AD_SPEND_CENTS % EXAMPLE_JOBS).toBe(0)
  expect(result.figure).toBe(formatUsd(EXAMPLE_AD_SPEND_CENTS / EXAMPLE_JOBS))
})

test("the platform teaser states the starter plan's price and the trial", () => {
  expect(platform.note).toContain(formatUsd(PLANS.starter.monthlyCents))
  expect(platform.note.replaceAll('\u00A0', ' ')).toContain(`${TRIAL_DAYS} days`)
})

test('testimonials carry a quote and a kind of business, and mark words of the quote itself', () => {
  expect(testimonials.items.length).toBeGreaterThanOrEqual(3)
  for (const { quote, businessType, highlight } of testimonials.items) {
    expect(businessType).not.toBe('')
    expect(quote).toContain(highlight)
  }
})
