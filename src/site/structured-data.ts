import { formatUsd } from '../shared/money'
import type { ArticleFacts, ArticleSource } from './article'
import { lastChange } from './blog'
import { company, companyBlurb, siteUrl } from './company'
import type { PageMatch } from './find-page'
import { documentTitle, socialCardPath } from './head'
import { PAGES, pageLabel, routeHead } from './pages'
import { pathTo, ROUTES, type LinkTarget, type RouteId } from './routes'
import { SERVICE_STARTING_PRICES } from './service-prices'
import { SITE_ICONS, SOCIAL_CARD } from './site-files'

/** A question with its answer; the same array feeds the page and its structured data. */
export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

type Value = string | number | boolean | Thing | readonly Value[]

/** A thing of the schema.org vocabulary, as JSON-LD states it. */
export interface Thing {
  readonly '@type'?: string
  readonly [property: string]: Value | undefined
}

const addressOf = (target: LinkTarget) => siteUrl + pathTo(target)

const reference = (id: string): Thing => ({ '@id': `${siteUrl}/#${id}` })

/** 'City, ST 12345', with or without a street in front. */
const US_ADDRESS =
  /^(?:(?<street>.+), )?(?<town>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/

/** The address in its parts; a configured one of another form stays a text, which is allowed too. */
function postalAddress(address: string): Thing | string {
  const { street, town, state, zip } = US_ADDRESS.exec(address)?.groups ?? {}
  if (town === undefined || state === undefined || zip === undefined) return address
  return {
    '@type': 'PostalAddress',
    ...(street === undefined ? {} : { streetAddress: street }),
    addressLocality: town,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  }
}

function organization(): Thing {
  return {
    '@type': 'Organization',
    ...reference('organization'),
    name: company.name,
    url: addressOf('home'),
    logo: siteUrl + SITE_ICONS.large.path,
    email: company.email,
    telephone: company.phone,
    sameAs: company.social.map(({ url }) => url),
  }
}

/** The office with its hours. It states no ratings, because they would be our own. */
function localBusiness(): Thing {
  const { days, opens, closes } = company.hours
  return {
    '@type': 'LocalBusiness',
    ...reference('business'),
    name: company.name,
    description: companyBlurb,
    url: addressOf('home'),
    image: siteUrl + socialCardPath(ROUTES.home),
    email: company.email,
    telephone: company.phone,
    address: postalAddress(company.address),
    areaServed: Object.values(company.cities).map((name) => ({ '@type': 'City', name })),
    openingHours: `${days} ${opens}-${closes}`,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens,
      closes,
    },
    parentOrganization: reference('organization'),
  }
}

function webSite(): Thing {
  return {
    '@type': 'WebSite',
    ...reference('website'),
    name: company.name,
    url: addressOf('home'),
    inLanguage: 'en-US',
    publisher: reference('organization'),
  }
}

function webPage(id: RouteId, type: string): Thing {
  const head = routeHead(id)
  return {
    '@type': type,
    name: documentTitle(head),
    description: head.description,
    url: addressOf(id),
    isPartOf: reference('website'),
    about: reference('business'),
  }
}

type PricedPage = keyof typeof SERVICE_STARTING_PRICES

function isPricedPage(id: RouteId): id is PricedPage {
  return id in SERVICE_STARTING_PRICES
}

function offer(id: PricedPage): Thing {
  const { cents, per } = SERVICE_STARTING_PRICES[id]
  const monthly = per === 'month'
  return {
    '@type': 'Offer',
    price: cents / 100,
    priceCurrency: 'USD',
    description: `From ${formatUsd(cents)}${monthly ? '/month' : ''}`,
    url: addressOf(id),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: cents / 100,
      priceCurrency: 'USD',
      // UN/CEFACT code of a month, which schema.org asks for.
      ...(monthly ? { unitCode: 'MON' } : {}),
    },
  }
}

function service(id: RouteId): Thing {
  const { title, description } = routeHead(id)
  return {
    '@type': 'Service',
    name: title,
    serviceType: pageLabel(id),
    description,
    url: addressOf(id),
    areaServed: Object.values(company.cities).map((name) => ({ '@type': 'City', name })),
    provider: { '@type': 'Organization', ...reference('organization'), name: company.name },
    ...(isPricedPage(id) ? { offers: offer(id) } : {}),
  }
}

function breadcrumbs(trail: readonly (readonly [name: string, target: LinkTarget])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, target], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(target),
    })),
  }
}

function faqPage(questions: readonly FaqEntry[]): Thing[] {
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

function author(name: string | undefined): Thing {
  return name === undefined
    ? { '@type': 'Organization', name: company.name, url: addressOf('about') }
    : { '@type': 'Person', name }
}

function citation({ title, publisher, year, url }: ArticleSource): Thing {
  return {
    '@type': 'CreativeWork',
    name: title,
    url,
    datePublished: String(year),
    publisher: { '@type': 'Organization', name: publisher },
  }
}

function posting(article: ArticleFacts): Thing[] {
  const { slug, title, description, keywords, topic, published, reviewed, sources, city } = article
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url: addressOf({ article: slug }),
      mainEntityOfPage:
        reviewed === undefined
          ? addressOf({ article: slug })
          : { '@type': 'WebPage', '@id': addressOf({ article: slug }), lastReviewed: reviewed },
      image: {
        '@type': 'ImageObject',
        url: siteUrl + socialCardPath(pathTo({ article: slug })),
        ...SOCIAL_CARD,
      },
      datePublished: published,
      dateModified: lastChange(article),
      inLanguage: 'en-US',
      articleSection: topic,
      keywords: keywords.join(', '),
      spatialCoverage: `${company.cities[city]}, Texas`,
      author: author(article.author),
      publisher: organization(),
      ...(sources.length === 0 ? {} : { citation: sources.map(citation) }),
    },
    breadcrumbs([
      [pageLabel('home'), 'home'],
      [pageLabel('blog'), 'blog'],
      [title, { article: slug }],
    ]),
  ]
}

function routeThings(id: RouteId): Thing[] {
  const { schemaType: type } = PAGES[id]
  const things: Thing[] = type === undefined ? [] : [webPage(id, type)]
  if (id === 'home') return [localBusiness(), organization(), webSite(), ...things]
  if (id === 'platform') return [service(id)]
  if (ROUTES[id].startsWith(`${ROUTES.services}/`)) {
    return [
      service(id),
      breadcrumbs([
        [pageLabel('home'), 'home'],
        [pageLabel('services'), 'services'],
        [pageLabel(id), id],
      ]),
    ]
  }
  return things
}

/**
 * What a page states to search engines (schema.org, as JSON-LD). The questions are those that the page
 * shows.
 */
export function structuredData(match: PageMatch, questions: readonly FaqEntry[] = []): Thing[] {
  if (match.screen === 'article') return posting(match.article)
  if (match.screen === 'notFound') return []
  return [...routeThings(match.screen), ...faqPage(questions)]
}
