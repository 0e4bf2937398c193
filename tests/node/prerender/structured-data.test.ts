import { expect, test, vi } from 'vitest'
import { contactFaq } from '../../../src/content/pages/contact'
import { keysOf } from '../../../src/shared/keys-of'
import { formatUsd } from '../../../src/shared/money'
import type { ArticleMeta } from '../../../src/site/article'
import { company, siteUrl } from '../../../src/site/company'
import { findPage } from '../../../src/node/prerender/find-page'
import { ROUTE_IDS, ROUTES, type RouteId } from '../../../src/site/routes'
import { daysOf, structuredData } from '../../../src/node/prerender/structured-data'
import { SERVICE_STARTING_PRICES } from '../../../src/site/service-prices'

test('the days of the office hours are named one by one', () => {
  expect(daysOf('Th-Sa')).toEqual(['Thursday', 'Friday', 'Saturday'])
  expect(daysOf('Mo')).toEqual(['Monday'])
})

const thingsOf = (id: RouteId) => structuredData({ page: id })

test('the home page states the business with its hours and its address in parts, organization, site and page', async () => {
  vi.stubEnv('VITE_COMPANY_ADDRESS', '6160 Warren Pkwy, Plano, TX 75024')
  vi.resetModules()
  const own = await import('../../../src/node/prerender/structured-data')
  const { days, opens, closes } = company.hours
  expect(own.structuredData({ page: 'home' })).toMatchObject([
    {
      '@type': 'LocalBusiness',
      name: company.name,
      telephone: expect.stringMatching(/^\+1\d{10}$/),
      openingHours: `${days} ${opens}-${closes}`,
      openingHoursSpecification: { dayOfWeek: daysOf(days), opens, closes },
      address: {
        streetAddress: '6160 Warren Pkwy',
        addressLocality: 'Plano',
        addressRegion: 'TX',
        postalCode: '75024',
        addressCountry: 'US',
      },
    },
    { '@type': 'Organization' },
    { '@type': 'WebSite' },
    { '@type': 'WebPage' },
  ])
})

test.each(keysOf(SERVICE_STARTING_PRICES))('%s is a service from its starting price', (id) => {
  const { cents, per } = SERVICE_STARTING_PRICES[id]
  const description = `From ${formatUsd(cents)}${per === 'month' ? '/month' : ''}`
  expect(thingsOf(id)[0]).toMatchObject({
    '@type': 'Service',
    url: siteUrl + ROUTES[id],
    offers: { price: cents / 100, priceCurrency: 'USD', description },
  })
})

test('service pages carry the way to them from the home page', () => {
  const itemListElement = ['/', '/services', '/services/seo'].map((path, index) => ({
    position: index + 1,
    item: siteUrl + path,
  }))
  expect(thingsOf('seo')[1]).toMatchObject({ '@type': 'BreadcrumbList', itemListElement })
})

/** An article's page, changed. */
function posting(changes: Partial<ArticleMeta>, slug = 'seo-services-frisco') {
  const page = findPage(`/blog/${slug}`)
  if (page.page !== 'article') throw new Error('The article is gone')
  return structuredData({ ...page, article: { ...page.article, ...changes } })
}

test('an article is a posting with its dates, author, publisher and picture, the same at both Google PPC addresses', () => {
  const publisher = { '@type': 'Organization', name: company.name }
  const image = { url: `${siteUrl}/og/blog/seo-services-frisco.png`, width: 1200, height: 630 }
  const own = { '@type': 'BlogPosting', url: `${siteUrl}/blog/seo-services-frisco`, image }
  expect(posting({ author: undefined, updated: undefined })).toMatchObject([
    { ...own, author: publisher, publisher, dateModified: '2025-04-15' },
    { '@type': 'BreadcrumbList' },
  ])
  expect(posting({ author: 'Jane Doe', updated: '2026-01-02' })[0]).toMatchObject({
    author: { '@type': 'Person', name: 'Jane Doe' },
    datePublished: '2025-04-15',
    dateModified: '2026-01-02',
  })
  expect(posting({}, 'google-ppc-advertising-prosper')).toEqual(
    posting({}, 'google-ppc-advertising-frisco'),
  )
})

test('a page with questions states them in its structured data', () => {
  const mainEntity = contactFaq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  expect(thingsOf('contact').at(-1)).toEqual({ '@type': 'FAQPage', mainEntity })
})

test('no page rates itself, and the not-found page states nothing', () => {
  const all = JSON.stringify(ROUTE_IDS.map(thingsOf))
  expect(all.match(/"(?:aggregateRating|ratingValue|review)"/)).toBeNull()
  expect(structuredData({ page: 'notFound' })).toEqual([])
})
