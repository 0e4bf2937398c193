import { ATTRIBUTION_COOKIE } from '../../shared/attribution'
import { TRACKING_PARAMETERS } from '../../shared/url-contract'
import { analyticsIds } from '../../site/analytics-settings'
import { company, emailHref, phoneHref } from '../../site/company'
import { LEGAL_FACTS } from '../legal-facts'
import type { LegalDocumentContent } from '../legal-document'

const { name } = company
const { minimumAgeYears } = LEGAL_FACTS
const { lifetimeDays } = ATTRIBUTION_COOKIE

/** The analytics services that are configured in this build. */
const trackingServices = [
  analyticsIds.google === '' ? [] : 'Google Analytics, which counts page visits',
  analyticsIds.metaPixel === ''
    ? []
    : 'the Meta pixel, which shows whether our ads on Facebook and Instagram work',
].flat()

function trackingText(): string {
  const limit = 'only as far as your choices allow.'
  if (trackingServices.length === 0)
    return `This website uses no tracking service today. If we add Google Analytics or the Meta pixel, they run ${limit}`
  return `This website uses ${trackingServices.join(', and ')}, ${limit}`
}

/** The Privacy Policy: ten numbered sections. */
export const privacy: LegalDocumentContent = {
  title: 'Privacy Policy',
  effective: LEGAL_FACTS.privacyEffective,
  updated: LEGAL_FACTS.updated,
  lead: `What ${name} learns about you as a visitor or a customer, what we use it for, who else sees it, and how to have it removed.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      short: `${name} in ${company.cities.frisco}, Texas, is responsible for your information.`,
      parts: [
        `${name} is responsible for the personal information described here. "We" means the company, "you" means anyone who visits this website, talks to us or subscribes to a plan.`,
        "When we handle our customers' contacts inside the platform, the customer decides what happens to them. If a business contacted you through our platform, please ask that business first.",
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      short: 'What you tell us, what a payment requires, and a little about your visit.',
      parts: [
        {
          list: [
            {
              term: 'Signing up',
              text: 'Your full name, email address and company name, plus the plan, billing period and setup you chose.',
            },
            {
              term: 'Paying',
              text: 'Stripe, our payment provider, takes your card details on its own page. We see that you paid, but never your full card number.',
            },
            {
              term: 'Booking and intake',
              text: 'What you enter in the booking calendar or the website intake form.',
            },
            {
              term: 'Emailing, calling or texting',
              text: 'Your message and your email address or number, even when our AI assistant takes the message.',
            },
            {
              term: 'Your visit',
              text: 'The pages you open, the campaign that brought you (section 4), and what every web server sees: IP address, browser type and time.',
            },
          ],
        },
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      short: 'To answer you, run what you ordered, and see which advertising works.',
      parts: [
        'We use it to prepare for the consultation you booked and to answer your questions; to start, set up, bill and support your trial or subscription; to learn which campaigns and pages bring inquiries; to keep the website available and prevent fraud; and to follow the law.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and campaign data',
      short: `One campaign cookie of our own, stored ${lifetimeDays} days, plus a few notes in your own browser.`,
      parts: [
        `If you arrive through a tagged link, we store that campaign's tags in a cookie called ${ATTRIBUTION_COOKIE.name} for ${lifetimeDays} days. It holds up to seven values (${TRACKING_PARAMETERS.join(', ')}), the page you arrived on and the time. Your next visit through a tagged link replaces it.`,
        "These values are sent along when you book, fill out the intake form, subscribe, or follow a link to our AI assistant's site or to another partner's booking page.",
        'Your browser also remembers the plan you last picked, your last checkouts with us and whether they were paid, your privacy choices and which payment we counted.',
        "Until you close the tab, it remembers the tagged link you followed and how far down a page you were. It also keeps your sign-up (plan, billing, setup, campaign and, until you have paid, name, email and company), so nothing is charged twice. These notes stay on your device. You can delete them in your browser's settings.",
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics, advertising and your choices',
      short:
        trackingServices.length === 0
          ? 'No tracking today. If that changes, switches in the footer turn it off.'
          : 'Switches in the footer turn them off.',
      parts: [
        `${trackingText()} Each learns the address and title of the page, your IP address and the kind of device, and may set cookies of its own. What you type into a form on our own pages never goes to either; the calendar and the intake form belong to their providers.`,
        "They get only these parts of a page's address: the page, the campaign values of section 4, Google's click IDs unless you turned advertising off, and the plan and billing of a sign-up link. Everything else, such as a name or an email address, is removed first.",
        'You decide. "Your privacy choices" at the bottom of every page has one switch for advertising and one for measurement. With advertising off, the Meta pixel does not load, Google is not allowed to store anything for ads, and we forget the campaign values of section 4 when you leave. If your browser sends the Global Privacy Control signal, we treat it as that choice, as Texas law requires.',
        'We do not sell personal information for money. Under Texas law, using the pixel can count as a sale or as targeted advertising, and the same switch opts you out of both.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      short:
        trackingServices.length === 0
          ? 'Providers that work for us. Google and Meta only if we add them, and you can turn them off.'
          : 'Providers that work for us, and Google and Meta, unless you turn them off.',
      parts: [
        {
          list: [
            { term: 'Payments', text: 'Stripe, for checkout, subscriptions and invoices.' },
            {
              term: 'Scheduling and forms',
              text: 'The providers of the booking calendar and the intake form, wherever a page shows one of them in a frame.',
            },
            {
              term: 'Phone, text, email and the AI assistant',
              text: 'The providers that carry and answer our calls and messages and keep our customer records.',
            },
            {
              term: 'Measuring',
              text: 'Google and Meta where we use them, as section 5 describes.',
            },
            {
              term: 'Pictures',
              text: 'The blog loads photos from Unsplash, which sees your IP address when it sends them.',
            },
            {
              term: 'Hosting',
              text: 'The company whose servers deliver this website and keep short technical logs.',
            },
            {
              term: 'By law, or in a sale',
              text: 'Courts and authorities when we have to, and a buyer if the company is sold.',
            },
          ],
        },
        'We do not share mobile numbers, text messaging consent or opt-in data with third parties or affiliates for marketing.',
      ],
    },
    {
      id: 'demo-chat',
      title: 'The demo chat and your AI key',
      short: 'Your key stays in memory until you close the page, and goes only to its provider.',
      parts: [
        "The chat on our home page is a demonstration. We don't store what you write there.",
        "If you enter your own key for an AI provider, it stays in that page's memory and is gone when you close or reload the page. It goes with your messages to the AI provider it belongs to, and to no one else.",
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep it, and how safely',
      short: 'As long as we need it. Connections are encrypted.',
      parts: [
        `The campaign cookie lasts ${lifetimeDays} days. We keep inquiries until they are settled, what customers give us as long as the agreement runs, and invoices as long as tax law requires.`,
        "This website uses encrypted connections only, blocks scripts it doesn't know, and keeps no database of visitors. If something happens that puts you at risk, we tell you as the law requires.",
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights and how to use them',
      short: `Send requests by email to ${company.email}.`,
      parts: [
        'You may ask whether we have information about you, get a copy, have it corrected or deleted, and opt out of targeted advertising.',
        [
          'Send requests by email to ',
          { label: company.email, href: emailHref },
          '. We answer as Texas law requires, and we never treat anyone worse for asking.',
        ],
        'If we say no, we tell you why, and you may appeal by replying. If you still disagree, you can contact the Attorney General of Texas.',
      ],
    },
    {
      id: 'age-and-changes',
      title: 'Age, changes and contact',
      short: `For people ${minimumAgeYears} and older. Changes are dated on this page.`,
      parts: [
        `This website and our services are for businesses. You must be ${minimumAgeYears} or older to use them, and we do not knowingly collect information about anyone younger. If you believe we have, email us and we will delete it.`,
        'When this policy changes, the new version appears here with a new date.',
        [
          `${name}, ${company.address}. Email `,
          { label: company.email, href: emailHref },
          ', phone ',
          { label: company.phone, href: phoneHref },
          '.',
        ],
      ],
    },
  ],
}
