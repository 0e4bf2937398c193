import { expect, test } from 'vitest'
import { servicesPage } from '../../src/content/pages/services'
import { PRICE_LINES, type PricedService } from '../../src/site/price-lines'
import { email } from '../../src/content/services/email'
import { searchMarketing } from '../../src/content/services/search-marketing'
import { socialMedia } from '../../src/content/services/social-media'
import { text } from '../../src/content/services/text'
import { website, websiteOptions } from '../../src/content/services/website'
import { serviceTestimonials } from '../../src/content/testimonials'
import type { ProcessRailContent } from '../../src/content/types'
import { formatUsd } from '../../src/shared/money'
import { PAGES } from '../../src/site/pages'
import { pathTo, type LinkTarget } from '../../src/site/routes'
import { literally, monthlyPrice, setupFee } from '../support/figures'

const cards = servicesPage.cards.groups.flatMap((group) => group.cards)

test('each card leads to another service', () => {
  const targets = cards.map(({ target }) => JSON.stringify(target))
  expect(new Set(targets).size).toBe(cards.length)
})

test.each(['icon', 'price'] as const)('each card has an %s of its own', (field) => {
  expect(new Set(cards.map((card) => card[field])).size).toBe(cards.length)
})

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const ownPages = cards.filter(
  ({ target }) => 'to' in target && pathTo(target.to).startsWith('/services/'),
)

test.each([
  ['the title', servicesPage.hero.title, cards],
  ['the lead, without platform and assistant,', servicesPage.hero.lead, ownPages],
  ['the link to the cards', servicesPage.hero.more.label, cards],
  ['the link past the showcase', servicesPage.showcase.skip.label, cards],
  ['the description', PAGES.services.description, cards],
])('%s of the services page counts the services of src/site/pages.ts', (name, text, { length }) => {
  expect(
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.filter((word) => NUMBER_WORDS.includes(word)),
    `${name} counts the services in words: hero and showcase in src/content/pages/services.ts, description in src/site/pages.ts`,
  ).toContain(NUMBER_WORDS[length])
})

const starterPrice = literally(monthlyPrice('starter'))
const shimzyPrice = literally(monthlyPrice('shimzy'))
const aiSetupFee = literally(setupFee('shimzy'))

test.each<[PricedService, RegExp]>([
  [
    'social-media',
    new RegExp(
      String.raw`^From \$1,200 a.month, plus your ad budget.*separately, from ${starterPrice} a.month`,
    ),
  ],
  ['seo', /^From \$1,500 a.month/],
  ['text', new RegExp(`our work.*billed separately, from ${starterPrice} a.month plus usage`)],
  ['website', /^From \$0 down and \$119 a.month to \$1,000 down and \$25 a.month.*\$2,500/],
  [
    'assistant',
    new RegExp(`^${shimzyPrice} a.month.*${aiSetupFee} setup is part of the first order`),
  ],
  ['platform', new RegExp(`^From ${starterPrice} a.month`)],
])('the price line of %s is whole', (service, line) => {
  expect(PRICE_LINES[service]).toMatch(line)
})

test('a service without a starting price says why it has none', () => {
  const withoutPrice = Object.values(PRICE_LINES).filter((line) => !/^(?:From )?\$/.test(line))
  expect(withoutPrice.length).toBeGreaterThan(0)
  for (const line of withoutPrice) expect(line).toMatch(/quoted .*because/i)
})

test("every card reads 'Learn More' and is told apart by what follows for assistive technology", () => {
  expect(servicesPage.cards.learnMore).toBe('Learn More')
  expect(new Set(cards.map(({ about }) => about)).size).toBe(cards.length)
})

test('the showcase has eight services, each with a link to its own page', () => {
  const { services } = servicesPage.showcase
  expect(services).toHaveLength(8)
  expect(new Set(services.map(({ link }) => link.to)).size).toBe(8)
  expect(new Set(services.map(({ link }) => link.label)).size).toBe(8)
})

test.each([
  ['premium', 100_000, 2_500, false],
  ['standard', 60_000, 5_000, true],
  ['flexible', 20_000, 8_000, false],
  ['starter', 0, 11_900, false],
] as const)('website option %s: setup %d cents, hosting %d cents, popular: %s', (...expected) => {
  const options = websiteOptions.map(
    ({ id, setupCents, hostingCents, popular }) => [id, setupCents, hostingCents, popular] as const,
  )
  expect(options).toHaveLength(4)
  expect(options).toContainEqual(expected)
})

test('the options stand in the order of the specification', () => {
  expect(websiteOptions.map(({ title }) => title)).toEqual([
    'Premium',
    'Standard',
    'Flexible',
    'Starter',
  ])
})

test('the option with the lowest fee of either kind is announced with its sum', () => {
  expect(website.pricing.announcements).toEqual({
    setup: 'Starter has the lowest setup fee: $0.',
    monthly: 'Premium has the lowest monthly fee: $25.',
  })
})

test('the toggle and the seven inclusions read as specified', () => {
  expect(website.pricing.toggle.choices.map(({ label }) => label)).toEqual([
    'Lower Setup Fee',
    'Lower Monthly Fee',
  ])
  expect(website.pricing.included).toHaveLength(7)
})

test.each([
  ['social media', socialMedia.hero.lead, '$1,200'],
  ['text', text.hero.lead, '$800'],
  ['website', website.hero.lead, '$2,500'],
])('the %s page states its starting price in the opening', (_page, lead, price) => {
  expect(lead).toContain(price)
})

interface ServicePage {
  readonly process: ProcessRailContent
  readonly closing: { readonly links: readonly { readonly to: LinkTarget }[] }
}

test.each<[string, ServicePage, keyof typeof serviceTestimonials]>([
  ['social media', socialMedia, 'socialMedia'],
  ['search marketing', searchMarketing, 'searchMarketing'],
  ['email', email, 'email'],
  ['text', text, 'text'],
  ['website', website, 'website'],
])(
  'the %s page has a process of four steps, three testimonials and a call to contact or platform',
  (_page, { process, closing }, testimonials) => {
    expect(process.steps).toHaveLength(4)
    expect(serviceTestimonials[testimonials]).toHaveLength(3)
    expect(closing.links[0]?.to).toBe('contact')
    for (const { to } of closing.links) expect(['contact', 'platform']).toContain(to)
  },
)

test('every testimonial of a service page shows a first name only', () => {
  for (const { name } of Object.values(serviceTestimonials).flat()) {
    expect(name).not.toContain(' ')
  }
})

test('the example week of ads adds up', () => {
  const spent = socialMedia.week.ads
    .flatMap(({ runs }) => runs)
    .reduce((sum, { days, dailyCents }) => sum + days * dailyCents, 0)
  const inquiries = socialMedia.week.ads.reduce((sum, ad) => sum + ad.inquiries, 0)
  expect(socialMedia.week.totals.map(({ value }) => value)).toEqual([
    formatUsd(spent),
    String(inquiries),
    formatUsd(Math.round(spent / inquiries)),
  ])
})
