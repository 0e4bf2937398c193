import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { EXAMPLE_COMPANY } from '../../site/example-company'
import { externalLinks } from '../../site/external-links'
import type { LinkTarget } from '../../site/routes'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../../site/service-prices'
import type { ClosingCallContent, LinkContent } from '../types'

/** The eleven services that have a card, by the ids of the specification (spec section 2.7). */
export type ServiceId =
  | 'social-media'
  | 'search-engine'
  | 'email'
  | 'text'
  | 'website'
  | 'logo-design'
  | 'assistant'
  | 'seo'
  | 'online-course'
  | 'platform'
  | 'full-stack'

/** The services of the showcase, each with a drawn example. */
export type ShowcaseId = Exclude<ServiceId, 'assistant' | 'platform' | 'full-stack'>

/** A service of the scroll-driven showcase. */
export interface ShowcaseService {
  readonly id: ShowcaseId
  readonly name: string
  /** As it stands on the row of dots. */
  readonly shortName: string
  /** What has just happened on the customer's side. */
  readonly moment: string
  readonly text: string
  readonly price?: string
  readonly link: LinkContent
}

/** Fill of a card's drawn sign. */
export type SignColor = 'prairie' | 'wheat' | 'stone'

/** A card of the grid (spec section 3, Service card). Its sign is drawn from its id. */
export interface ServiceCard {
  readonly id: ServiceId
  readonly title: string
  readonly description: string
  readonly color: SignColor
  /** A page of this site, or the address of another one. */
  readonly target: { readonly to: LinkTarget } | { readonly href: string }
  /** Follows 'Learn More' for assistive technology, so that equal labels differ. */
  readonly about: string
}

interface ServicesContent {
  readonly hero: {
    readonly title: string
    readonly lead: string
    readonly link: LinkContent
    readonly more: LinkContent
    /** The nine services with a page of their own, one to a row of the drawing. */
    readonly rows: readonly { readonly name: string; readonly brings: string }[]
  }
  readonly showcase: {
    readonly title: string
    readonly note: string
    readonly skip: LinkContent
    readonly dotsLabel: string
    readonly services: readonly ShowcaseService[]
  }
  readonly cards: {
    readonly title: string
    readonly learnMore: string
    readonly groups: readonly { readonly title: string; readonly cards: readonly ServiceCard[] }[]
  }
  readonly closing: ClosingCallContent
}

const perMonth = (service: 'socialMedia' | 'seo' | 'text' | 'platform') =>
  `From ${formatUsd(SERVICE_STARTING_PRICES[service].cents)} a month.`

const customWebsite = formatUsd(SERVICE_STARTING_PRICES.website.cents)
const noSetupFee = formatUsd(WEBSITE_OPTION_PRICES.starter.setupCents)

/** The services overview (spec section 2.7): eight services in the showcase, eleven cards. */
export const servicesPage: ServicesContent = {
  hero: {
    title: 'Eleven services. One team to call.',
    lead: 'Begin with the one that costs you the most customers today. Ads can be live in seven days, a whole system in as little as 30, and every lead lands in one inbox.',
    link: { label: 'Book a Free Consultation', to: 'contact' },
    more: { label: 'See all eleven', to: { route: 'services', hash: 'services' } },
    rows: [
      { name: 'Logo and design', brings: 'one look on every truck' },
      { name: 'SEO', brings: 'searches, month after month' },
      { name: 'Search marketing', brings: 'calls this week' },
      { name: 'Social advertising', brings: 'faces from nearby' },
      { name: 'Websites', brings: 'booked times' },
      { name: 'Text', brings: 'kept appointments' },
      { name: 'Email', brings: 'customers who return' },
      { name: 'Online courses', brings: 'students in other towns' },
      { name: 'Full stack', brings: 'a tool made for your work' },
    ],
  },
  showcase: {
    title: 'In the order a customer meets you.',
    note: `Drawn for ${EXAMPLE_COMPANY}, an invented company.`,
    skip: { label: 'Skip to all eleven', to: { route: 'services', hash: 'services' } },
    dotsLabel: 'Go to a service',
    services: [
      {
        id: 'logo-design',
        name: 'Logo and graphic design',
        shortName: 'Logo',
        moment: 'They pass your truck.',
        text: 'A mark and a set of colors that read from across Preston Road: on a door, a yard sign, a phone.',
        link: { label: 'See logo and graphic design', to: 'brandDesign' },
      },
      {
        id: 'seo',
        name: 'SEO',
        shortName: 'SEO',
        moment: 'They look you up.',
        text: 'Pages and listings that answer what your town types in. Expect significant results in three to six months.',
        price: perMonth('seo'),
        link: { label: 'See SEO', to: 'seo' },
      },
      {
        id: 'search-engine',
        name: 'Search marketing',
        shortName: 'Search ads',
        moment: 'They need it today.',
        text: 'Google ads for the searches that cannot wait. Each call is tied to the words behind it, so the budget follows the jobs.',
        link: { label: 'See search marketing', to: 'searchMarketing' },
      },
      {
        id: 'social-media',
        name: 'Social media advertising',
        shortName: 'Social ads',
        moment: 'They see you at work.',
        text: 'Facebook and Instagram ads filmed at your place, shown to people who live close enough to hire you.',
        price: perMonth('socialMedia'),
        link: { label: 'See social media advertising', to: 'socialMedia' },
      },
      {
        id: 'website',
        name: 'Websites and funnels',
        shortName: 'Website',
        moment: 'They want a time.',
        text: `A page that loads at once and asks for one thing: the booking. Five pages from ${noSetupFee} at the start, custom projects from ${customWebsite}.`,
        link: { label: 'See websites', to: 'website' },
      },
      {
        id: 'text',
        name: 'Text marketing',
        shortName: 'Text',
        moment: 'They almost forget.',
        text: 'A reminder the day before, a reply with one letter, and a free slot that is filled again by lunch.',
        price: perMonth('text'),
        link: { label: 'See text marketing', to: 'text' },
      },
      {
        id: 'email',
        name: 'Email marketing',
        shortName: 'Email',
        moment: 'They go quiet.',
        text: 'The quote is chased on day three, the regular invited back in spring. Written, sent and counted for you.',
        link: { label: 'See email marketing', to: 'email' },
      },
      {
        id: 'online-course',
        name: 'Online course creation',
        shortName: 'Course',
        moment: 'They want what you know.',
        text: 'What you explain ten times a week becomes a course that people buy while you are out on a job.',
        link: { label: 'See online course creation', to: 'onlineCourseCreation' },
      },
    ],
  },
  cards: {
    title: 'Or start from the problem.',
    learnMore: 'Learn More',
    groups: [
      {
        title: 'Nobody finds us',
        cards: [
          {
            id: 'search-engine',
            title: 'Search marketing',
            description:
              'Google pay-per-click for people who need you now, with a page behind each ad that says the same thing as the ad.',
            color: 'wheat',
            target: { to: 'searchMarketing' },
            about: 'search marketing',
          },
          {
            id: 'social-media',
            title: 'Social media advertising',
            description: `Films and photos from your own shop floor, in front of the right streets. ${perMonth('socialMedia')}`,
            color: 'prairie',
            target: { to: 'socialMedia' },
            about: 'social media advertising',
          },
          {
            id: 'seo',
            title: 'SEO',
            description: `Keyword research, technical work, content, and one report a month in plain English. ${perMonth('seo')}`,
            color: 'stone',
            target: { to: 'seo' },
            about: 'SEO',
          },
        ],
      },
      {
        title: 'Leads go cold',
        cards: [
          {
            id: 'email',
            title: 'Email marketing',
            description:
              'Quotes followed up, new customers welcomed, old ones invited back, from the list that you already have.',
            color: 'stone',
            target: { to: 'email' },
            about: 'email marketing',
          },
          {
            id: 'text',
            title: 'Text marketing',
            description: `Reminders and two-way replies on your number, with consent and opt-out on record. ${perMonth('text')}`,
            color: 'wheat',
            target: { to: 'text' },
            about: 'text marketing',
          },
          {
            id: 'assistant',
            title: 'AI assistant',
            description: `Shimzy takes calls, emails, texts and chats around the clock and books them in. ${formatUsd(PLANS.shimzy.monthlyCents)} a month with the whole platform.`,
            color: 'prairie',
            target: { href: externalLinks.assistant },
            about: 'the AI assistant',
          },
        ],
      },
      {
        title: 'It has to be built first',
        cards: [
          {
            id: 'website',
            title: 'Websites and funnels',
            description:
              'Design, words, shop and booking form, with four ways to pay for it, from no setup fee to the lowest hosting.',
            color: 'prairie',
            target: { to: 'website' },
            about: 'websites and funnels',
          },
          {
            id: 'logo-design',
            title: 'Logo and graphic design',
            description:
              'Logo, colors, cards, signs and vehicle lettering from one hand, with unlimited revisions.',
            color: 'wheat',
            target: { to: 'brandDesign' },
            about: 'logo and graphic design',
          },
          {
            id: 'online-course',
            title: 'Online course creation',
            description:
              'Outline, recording, platform and launch of a course made from what you teach in person.',
            color: 'stone',
            target: { to: 'onlineCourseCreation' },
            about: 'online course creation',
          },
          {
            id: 'full-stack',
            title: 'Full stack development',
            description:
              'Portals, online shops, internal tools and the connections between them. The code is yours.',
            color: 'stone',
            target: { to: 'fullStack' },
            about: 'full stack development',
          },
          {
            id: 'platform',
            title: 'All-in-one platform',
            description: `CRM, inbox, booking, reviews, website and automation in one login instead of fifty. ${perMonth('platform')}`,
            color: 'prairie',
            target: { to: 'platform' },
            about: 'the all-in-one platform',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Which one comes first?',
    text: 'Tell us what a good week looks like. After 30 to 45 minutes you know which service to begin with, and which ones you can leave alone.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
}
