import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { company } from '../../site/company'
import { EXAMPLE_COMPANY } from '../example-company'
import { assistantUrl } from '../../site/external-links'
import { PAGES, pageLabel, type ServiceCard, type ServiceGroup } from '../page-table'
import { priceLine } from '../price-lines'
import { isServicePage, ROUTE_IDS, type LinkTarget, type RouteId } from '../../site/routes'

/** A card with its target: a page or another site. */
export interface LinkedServiceCard extends Omit<ServiceCard, 'group'> {
  readonly title: string
  readonly price: string
  readonly target: { readonly to: LinkTarget } | { readonly href: string }
}

const platformPrice = formatUsd(PLANS.starter.monthlyCents)

/** The services that have a page, and the platform. */
const SERVICES = [...ROUTE_IDS.filter(isServicePage), 'platform'] as const

/** The cards of a group. */
function cardsOf(group: ServiceGroup): readonly LinkedServiceCard[] {
  return SERVICES.flatMap((to) => {
    const { card } = PAGES[to]
    if (card.group !== group) return []
    return [{ title: pageLabel(to), ...card, price: priceLine(to), target: { to } }]
  })
}

/** A service and what it brings, on the rope of the first screen. */
const row = (id: RouteId, brings: string) => ({ name: pageLabel(id), brings })

/** The assistant has its own site. */
const assistantCard: LinkedServiceCard = {
  icon: 'M9 11h28v22H9ZM23 11V3M4 19v7M42 19v7M17 18v4M29 18v4M18 26c3 3 7 3 10 0',
  color: 'prairie',
  title: 'AI assistant',
  text: 'Answers around the clock',
  price: `${formatUsd(PLANS.shimzy.monthlyCents)} a\u00a0month and ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} to set up.`,
  target: { href: assistantUrl('services', 'service_card') },
}

/** The services overview. Its cards come from page-table.ts; `rows` and the showcase's `services` are chosen by hand. */
export const servicesPage = {
  hero: {
    title: 'Fix what’s costing you\u00a0customers',
    lead: `Start with one service. Add more with the same team. For service businesses in and around ${company.cities.frisco} and ${company.cities.prosper}.`,
    link: { label: 'Book a Free Consultation', to: 'contact' },
    more: { label: 'See services and prices', to: { route: 'services', hash: 'services' } },
    rows: [
      row('brandDesign', 'one look, truck to invoice'),
      row('seo', 'found when people search'),
      row('searchMarketing', 'calls that can’t wait'),
      row('socialMedia', 'seen by people nearby'),
      row('website', 'online bookings'),
      row('text', 'fewer no-shows'),
      row('email', 'repeat customers'),
      row('onlineCourseCreation', 'students in other towns'),
      row('fullStack', 'software that fits how you work'),
    ],
  },
  showcase: {
    title: 'In the order a customer meets you',
    tag: `Example: ${EXAMPLE_COMPANY}`,
    skip: { label: 'Skip to the full list', to: { route: 'services', hash: 'services' } },
    dotsLabel: 'Go to a service',
    services: [
      {
        id: 'brandDesign',
        shortName: 'Logo',
        moment: 'They pass your truck.',
        text: 'A logo that people recognize from across Preston Road.',
        link: { label: 'See brand and graphic design', to: 'brandDesign' },
      },
      {
        id: 'seo',
        shortName: 'SEO',
        moment: 'They look you up.',
        text: 'Pages that answer what your town searches for.',
        link: { label: 'See SEO', to: 'seo' },
      },
      {
        id: 'searchMarketing',
        shortName: 'Search ads',
        moment: 'They need it today.',
        text: 'Google Ads for searches that can’t wait.',
        link: { label: 'See search marketing', to: 'searchMarketing' },
      },
      {
        id: 'socialMedia',
        shortName: 'Social ads',
        moment: 'They see you at work.',
        text: 'Ads made at your business and shown to people nearby.',
        link: { label: 'See social media advertising', to: 'socialMedia' },
      },
      {
        id: 'website',
        shortName: 'Website',
        moment: 'They want a time.',
        text: 'A fast page that asks for one thing: the booking.',
        link: { label: 'See websites', to: 'website' },
      },
      {
        id: 'text',
        shortName: 'Text',
        moment: 'They almost forget.',
        text: 'A reminder the day before. They confirm with one letter.',
        link: { label: 'See text marketing', to: 'text' },
      },
      {
        id: 'email',
        shortName: 'Email',
        moment: 'They go quiet.',
        text: 'We follow up on your quote and invite past customers back in spring.',
        link: { label: 'See email marketing', to: 'email' },
      },
      {
        id: 'onlineCourseCreation',
        shortName: 'Course',
        moment: 'They want what you know.',
        text: 'What you explain ten times a week becomes a course they can buy.',
        link: { label: 'See online course creation', to: 'onlineCourseCreation' },
      },
    ],
  },
  cards: {
    title: 'Or start with your problem',
    /** Which services need the platform, before 'plus usage'. */
    platform: `Text and email marketing also need a platform plan, from ${platformPrice} a month; courses need ${PLANS.business.name}, from ${formatUsd(PLANS.business.monthlyCents)} a month`,
    learnMore: 'Learn More',
    groups: [
      { title: 'Nobody finds us', cards: cardsOf('found') },
      { title: 'Leads go cold', cards: [...cardsOf('followUp'), assistantCard] },
      { title: 'We need it built', cards: cardsOf('built') },
    ],
  },
  closing: {
    title: 'Not sure where to\u00a0start?',
    text: 'Tell us what a good week looks like. On the free call, we’ll tell you which service to start with and which ones to skip.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
