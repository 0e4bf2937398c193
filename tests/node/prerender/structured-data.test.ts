import { expect, test, vi } from 'vitest'
import { contactFaq } from '../../../src/content/pages/contact'
import { formatUsd } from '../../../src/shared/money'
import type { ArticleMeta } from '../../../src/site/article'
import { company, siteUrl } from '../../../src/site/company'
import { findPage } from '../../../src/node/prerender/find-page'
import { ROUTE_IDS, ROUTES, type RouteId } from '../../../src/site/routes'
import { structuredData, type JsonLdNode } from '../../../src/node/prerender/structured-data'
import { SERVICE_STARTING_PRICES } from '../../../src/site/service-prices'

const thingsOf = (id: RouteId) => structuredData({ page: id })
const typesOf = (things: readonly JsonLdNode[]) => things.map((thing) => thing['@type'])
const find = (things: readonly JsonLdNode[], type: string) =>
  things.find((thing) => thing['@type'] === type)

test('the home page states the business, the organization, the site and the page', () => {
  expect(typesOf(thingsOf('home'))).toEqual(['LocalBusiness', 'Organization', 'WebSite', 'WebPage'])
})

test('the business names itself, its hours and its address in parts', async () => {
  vi.stubEnv('VITE_COMPANY_ADDRESS', '6160 Warren Pkwy, Plano, TX 75024')
  vi.resetModules()
  const own = await import('../../../src/node/prerender/structured-data')
  const { days, opens, closes } = company.hours
  expect(find(own.structuredData({ page: 'home' }), 'LocalBusiness')).toMatchObject({
    name: company.name,
    telephone: company.phone,
    openingHours: `${days} ${opens}-${closes}`,
    openingHoursSpecification: { opens, closes },
    address: {
      streetAddress: '6160 Warren Pkwy',
      addressLocality: 'Plano',
      addressRegion: 'TX',
      postalCode: '75024',
      addressCountry: 'US',
    },
  })
})

test.each(['platform', 'socialMedia', 'text', 'website', 'seo'] as const)(
  '%s is a service from its starting price',
  (id) => {
    const { cents, per } = SERVICE_STARTING_PRICES[id]
    const price = cents / 100
    const description = `From ${formatUsd(cents)}${per === 'month' ? '/month' : ''}`
    expect(find(thingsOf(id), 'Service')).toMatchObject({
      url: siteUrl + ROUTES[id],
      offers: { price, priceCurrency: 'USD', description },
    })
  },
)

test('service pages carry the way to them from the home page', () => {
  expect(find(thingsOf('seo'), 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${siteUrl}/` },
      { position: 2, item: `${siteUrl}/services` },
      { position: 3, item: `${siteUrl}/services/seo` },
    ],
  })
})

/** An article's page, changed. */
function posting(changes: Partial<ArticleMeta>, slug = 'seo-services-frisco') {
  const page = findPage(`/blog/${slug}`)
  if (page.page !== 'article') throw new Error('The article is gone')
  return structuredData({ ...page, article: { ...page.article, ...changes } })
}

test('an article is a posting with its dates, author, publisher and picture', () => {
  const byTheAgency = posting({ author: undefined, updated: undefined })
  expect(typesOf(byTheAgency)).toEqual(['BlogPosting', 'BreadcrumbList'])
  const publisher = { '@type': 'Organization', name: company.name }
  expect(byTheAgency[0]).toMatchObject({
    url: `${siteUrl}/blog/seo-services-frisco`,
    datePublished: '2025-04-15',
    dateModified: '2025-04-15',
    author: publisher,
    publisher,
    image: { url: `${siteUrl}/og/blog/seo-services-frisco.png`, width: 1200, height: 630 },
  })
  expect(posting({ author: 'Jane Doe', updated: '2026-01-02' })[0]).toMatchObject({
    author: { '@type': 'Person', name: 'Jane Doe' },
    dateModified: '2026-01-02',
    publisher,
  })
})

test('both Google PPC addresses state the one canonical article', () => {
  expect(posting({}, 'google-ppc-advertising-prosper')).toEqual(
    posting({}, 'google-ppc-advertising-frisco'),
  )
})

test('a page with questions states them in its structured data, and no other page does', () => {
  expect(structuredData({ page: 'contact' }).at(-1)).toEqual({
    '@type': 'FAQPage',
    mainEntity: contactFaq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
  expect(typesOf(thingsOf('about'))).not.toContain('FAQPage')
})

test('no page rates itself, and the not-found page states nothing', () => {
  const all = JSON.stringify(ROUTE_IDS.map(thingsOf))
  expect(all.match(/"(?:aggregateRating|ratingValue|review)"/)).toBeNull()
  expect(structuredData({ page: 'notFound' })).toEqual([])
})
