import { contactFaq } from '../../content/pages/contact'
import { seo } from '../../content/services/seo'
import type { FaqEntry } from '../../content/types'
import { formatUsd } from '../../shared/money'
import type { ArticleMeta } from '../../site/article'
import { company, companyBlurb, phoneHref, siteUrl } from '../../site/company'
import { documentTitle, socialCardPath } from '../../site/head'
import { isServicePage, pathTo, ROUTES, type LinkTarget, type RouteId } from '../../site/routes'
import { startingPriceOf, type StartingPrice } from '../../site/service-prices'
import { SITE_ICONS, SOCIAL_CARD } from '../../site/site-files'
import type { PageMatch } from './find-page'
import { PAGES, pageLabel, routeHead } from '../../content/page-table'

/** A schema.org item in JSON-LD. Undefined properties are omitted. */
export type JsonLdNode = Readonly<Record<string, unknown>>

const urlOf = (target: LinkTarget) => siteUrl + pathTo(target)

const reference = (id: string): JsonLdNode => ({ '@id': `${siteUrl}/#${id}` })

const AREA_SERVED = Object.values(company.cities).map((name) => ({ '@type': 'City', name }))

/** 'City, ST 12345', optionally after a street. */
const US_ADDRESS =
  /^(?:(?<street>.+), )?(?<city>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/

/** The mailing address in its parts. An address in another format stays plain text, which schema.org also allows. */
function postalAddress(address: string): JsonLdNode | string {
  const { street, city, state, zip } = US_ADDRESS.exec(address)?.groups ?? {}
  if (city === undefined) return address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  }
}

/** With the country code, as Google asks (developers.google.com/search/docs/appearance/structured-data/local-business). */
const TELEPHONE = new URL(phoneHref).pathname

const ORGANIZATION: JsonLdNode = {
  '@type': 'Organization',
  ...reference('organization'),
  name: company.name,
  url: urlOf('home'),
  logo: siteUrl + SITE_ICONS.large.path,
  email: company.email,
  telephone: TELEPHONE,
  sameAs: company.social.map(({ url }) => url),
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The days of a range such as `Mo-Fr` (https://schema.org/openingHours) by their names. */
export function daysOf(range: string): string[] {
  const [first = '', last = first] = range.split('-')
  const indexOf = (short: string) => WEEK.findIndex((day) => day.startsWith(short))
  return WEEK.slice(indexOf(first), indexOf(last) + 1)
}

/** The office with its hours. There are no ratings, because they would be our own claims. */
const LOCAL_BUSINESS: JsonLdNode = {
  '@type': 'LocalBusiness',
  ...reference('business'),
  name: company.name,
  description: companyBlurb,
  url: urlOf('home'),
  image: siteUrl + socialCardPath(ROUTES.home),
  email: company.email,
  telephone: TELEPHONE,
  address: postalAddress(company.address),
  areaServed: AREA_SERVED,
  openingHours: `${company.hours.days} ${company.hours.opens}-${company.hours.closes}`,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(company.hours.days),
    opens: company.hours.opens,
    closes: company.hours.closes,
  },
  parentOrganization: reference('organization'),
}

const WEB_SITE: JsonLdNode = {
  '@type': 'WebSite',
  ...reference('website'),
  name: company.name,
  url: urlOf('home'),
  inLanguage: 'en-US',
  publisher: reference('organization'),
}

function webPage(id: RouteId): JsonLdNode[] {
  const { schemaType } = PAGES[id]
  if (schemaType === undefined) return []
  const head = routeHead(id)
  return [
    {
      '@type': schemaType,
      name: documentTitle(head),
      description: head.description,
      url: urlOf(id),
      isPartOf: reference('website'),
      about: reference('business'),
    },
  ]
}

function offer(id: RouteId, { cents, per }: StartingPrice): JsonLdNode {
  const isMonthly = per === 'month'
  const price = cents / 100
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    description: `From ${formatUsd(cents)}${isMonthly ? '/month' : ''}`,
    url: urlOf(id),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: price,
      priceCurrency: 'USD',
      // UN/CEFACT code of a month, which schema.org asks for.
      unitCode: isMonthly ? 'MON' : undefined,
    },
  }
}

function service(id: RouteId): JsonLdNode {
  const { title, description } = routeHead(id)
  const startingPrice = startingPriceOf(id)
  return {
    '@type': 'Service',
    name: title,
    serviceType: pageLabel(id),
    description,
    url: urlOf(id),
    areaServed: AREA_SERVED,
    provider: { '@type': 'Organization', ...reference('organization'), name: company.name },
    offers: startingPrice && offer(id, startingPrice),
  }
}

/** The trail from the home page. */
function breadcrumbs(section: RouteId, page: LinkTarget, name: string): JsonLdNode {
  const item = (position: number, label: string, target: LinkTarget) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: urlOf(target),
  })
  const trail = [item(1, pageLabel('home'), 'home'), item(2, pageLabel(section), section)]
  return { '@type': 'BreadcrumbList', itemListElement: [...trail, item(3, name, page)] }
}

/** The questions that the page shows. */
function faqPage(questions: readonly FaqEntry[]): JsonLdNode {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return { '@type': 'FAQPage', mainEntity }
}

function posting(article: ArticleMeta): JsonLdNode {
  const { slug, title, description, keywords, topic, published, updated, author, city } = article
  const url = urlOf({ article: slug })
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: {
      '@type': 'ImageObject',
      url: siteUrl + socialCardPath(pathTo({ article: slug })),
      ...SOCIAL_CARD,
    },
    datePublished: published,
    dateModified: updated ?? published,
    inLanguage: 'en-US',
    articleSection: topic,
    keywords: keywords.join(', '),
    spatialCoverage: `${company.cities[city]}, Texas`,
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: company.name, url: urlOf('about') },
    publisher: ORGANIZATION,
  }
}

/** The structured data of a page (schema.org, JSON-LD). */
export function structuredData(match: PageMatch): JsonLdNode[] {
  const { page } = match
  if (page === 'article') {
    const { article } = match
    return [posting(article), breadcrumbs('blog', { article: article.slug }, article.title)]
  }
  if (page === 'notFound') return []
  const isService = isServicePage(page)
  return [
    ...(page === 'home' ? [LOCAL_BUSINESS, ORGANIZATION, WEB_SITE] : []),
    ...(page === 'platform' || isService ? [service(page)] : webPage(page)),
    ...(isService ? [breadcrumbs('services', page, pageLabel(page))] : []),
    ...(page === 'contact' ? [faqPage(contactFaq)] : []),
    ...(page === 'seo' ? [faqPage(seo.faq)] : []),
  ]
}
