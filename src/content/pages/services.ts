import { keysOf } from '../../shared/keys-of'
import { company } from '../../site/company'
import { BUSINESS_TERMS } from '../business-terms'
import { EXAMPLE_COMPANY } from '../example-company'
import { externalLinks } from '../../site/external-links'
import { PAGES, pageLabel, type ServiceCard, type ServiceGroup } from '../page-table'
import { PRICE_LINES } from '../price-lines'
import type { LinkTarget } from '../../site/routes'
import { consultationMinutes } from '../standing-copy'
import type { ClosingCallContent, LinkContent } from '../types'
import type { showcaseExamples } from './showcase-examples'

/** The services of the showcase, each with a drawn example. */
export type ShowcaseId = keyof typeof showcaseExamples

/** A service of the scroll-driven showcase. */
export interface ShowcaseService {
  readonly id: ShowcaseId
  readonly name: string
  /** Its name on the row of dots. */
  readonly shortName: string
  /** What has just happened on the customer's side. */
  readonly moment: string
  readonly text: string
  readonly link: LinkContent
}

/** A card with the page, or the other site, that it leads to. */
export interface LinkedServiceCard extends Omit<ServiceCard, 'group'> {
  readonly title: string
  readonly price: string
  readonly target: { readonly to: LinkTarget } | { readonly href: string }
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
    /** Which services need the platform. */
    readonly text: string
    readonly learnMore: string
    readonly groups: readonly {
      readonly title: string
      readonly cards: readonly LinkedServiceCard[]
    }[]
  }
  readonly closing: ClosingCallContent
}

/** The services with a page of their own. */
const SERVICES = keysOf(PRICE_LINES).filter((id) => id !== 'assistant')

/** The cards of a group. */
function cardsOf(group: ServiceGroup): readonly LinkedServiceCard[] {
  return SERVICES.flatMap((to) => {
    const { card } = PAGES[to]
    if (card?.group !== group) return []
    return [{ title: pageLabel(to), ...card, price: PRICE_LINES[to], target: { to } }]
  })
}

/** The assistant has a site of its own. */
const assistantCard: LinkedServiceCard = {
  icon: 'M7 36V19a15 15 0 0 1 30 0v17M7 22h7v12H7m30-12h-7v12h7',
  color: 'prairie',
  title: 'AI assistant',
  text: 'Shimzy answers calls, emails, texts and chats around the clock and books the visit.',
  price: PRICE_LINES.assistant,
  target: { href: externalLinks.assistant },
}

/** The services overview: eight services in the showcase, eleven cards. */
export const servicesPage: ServicesContent = {
  hero: {
    title: 'One team for marketing, websites and\u00a0software.',
    lead: `We handle the marketing, the website and the software for service businesses in and around ${company.cities.frisco} and ${company.cities.prosper}. Start with the one thing that’s costing you customers.`,
    link: { label: 'Book a Free Consultation', to: 'contact' },
    more: { label: 'See every price', to: { route: 'services', hash: 'services' } },
    rows: [
      { name: 'Brand and graphic design', brings: 'one look, truck to invoice' },
      { name: 'SEO', brings: 'found when people search' },
      { name: 'Search marketing', brings: 'calls from people who need you now' },
      { name: 'Social media advertising', brings: 'seen by people nearby' },
      { name: 'Websites', brings: 'online bookings' },
      { name: 'Text marketing', brings: 'fewer no-shows' },
      { name: 'Email marketing', brings: 'repeat customers' },
      { name: 'Online course creation', brings: 'students in other towns' },
      { name: 'Full stack development', brings: 'software built around how you work' },
    ],
  },
  showcase: {
    title: 'In the order a customer meets you.',
    note: `Examples, drawn for ${EXAMPLE_COMPANY}. It isn’t a real company.`,
    skip: { label: 'Skip to the full list', to: { route: 'services', hash: 'services' } },
    dotsLabel: 'Go to a service',
    services: [
      {
        id: 'brandDesign',
        name: 'Brand and graphic design',
        shortName: 'Logo',
        moment: 'They pass your truck.',
        text: 'A logo and colors that people recognize from across Preston Road, on a truck door, a yard sign or a phone.',
        link: { label: 'See brand and graphic design', to: 'brandDesign' },
      },
      {
        id: 'seo',
        name: 'SEO',
        shortName: 'SEO',
        moment: 'They look you up.',
        text: 'Pages and a Google Business Profile that answer what your town searches for. It usually takes 3 to 6 months to see significant results.',
        link: { label: 'See SEO', to: 'seo' },
      },
      {
        id: 'searchMarketing',
        name: 'Search marketing',
        shortName: 'Search ads',
        moment: 'They need it today.',
        text: 'Google ads for searches that can’t wait. We track which searches bring calls and move your budget there.',
        link: { label: 'See search marketing', to: 'searchMarketing' },
      },
      {
        id: 'socialMedia',
        name: 'Social media advertising',
        shortName: 'Social ads',
        moment: 'They see you at work.',
        text: 'Facebook and Instagram ads made at your business and shown to people nearby.',
        link: { label: 'See social media advertising', to: 'socialMedia' },
      },
      {
        id: 'website',
        name: 'Websites',
        shortName: 'Website',
        moment: 'They want a time.',
        text: 'A fast page that asks for one thing: the booking.',
        link: { label: 'See websites', to: 'website' },
      },
      {
        id: 'text',
        name: 'Text marketing',
        shortName: 'Text',
        moment: 'They almost forget.',
        text: 'We remind people the day before. They confirm with one letter, and if someone reschedules, the slot is open again on your booking page.',
        link: { label: 'See text marketing', to: 'text' },
      },
      {
        id: 'email',
        name: 'Email marketing',
        shortName: 'Email',
        moment: 'They go quiet.',
        text: 'We follow up on your quote for two weeks and invite past customers back in spring. Written, sent and tracked for you.',
        link: { label: 'See email marketing', to: 'email' },
      },
      {
        id: 'onlineCourseCreation',
        name: 'Online course creation',
        shortName: 'Course',
        moment: 'They want what you know.',
        text: 'What you explain ten times a week becomes a course people can buy while you’re on a job.',
        link: { label: 'See online course creation', to: 'onlineCourseCreation' },
      },
    ],
  },
  cards: {
    title: 'Or start with your problem.',
    text: BUSINESS_TERMS.platformNeeded.text,
    learnMore: 'Learn More',
    groups: [
      { title: 'Nobody finds us', cards: cardsOf('found') },
      { title: 'Leads go cold', cards: [...cardsOf('followUp'), assistantCard] },
      { title: 'We need it built', cards: cardsOf('built') },
    ],
  },
  closing: {
    title: 'Not sure where to\u00a0start?',
    text: `Tell us what a good week looks like. In ${consultationMinutes} we’ll tell you which service to start with and which ones to skip.`,
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
}
