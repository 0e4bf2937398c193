import { TRACKING_PARAMETERS } from '../../shared/agreed-addresses'
import { ATTRIBUTION_COOKIE } from '../../shared/attribution-record'
import { company, emailHref, phoneHref } from '../../site/company'
import { LEGAL_FACTS } from '../../site/legal-facts'
import type { LegalDocumentContent } from '../legal-document'

const { name } = company
const { minimumAgeYears } = LEGAL_FACTS
const { lifetimeDays } = ATTRIBUTION_COOKIE

/** The Privacy Policy (spec sections 2.12 and 9; decisions.md 19 to 23). */
export const privacy: LegalDocumentContent = {
  title: 'Privacy Policy',
  effective: LEGAL_FACTS.privacyEffective,
  lead: `What ${name} learns about you on this website and as a customer, what it is used for, who else sees it, and how you have it removed.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      short: `${name} in ${company.cities.frisco}, Texas, is responsible for your information.`,
      parts: [
        `${name} is responsible for the personal information described here. "We" means the company, "you" means anyone who visits this website, talks to us or subscribes to a plan.`,
        {
          list: [
            { term: 'Company', text: name },
            { term: 'Address', text: company.address },
            { term: 'Email', text: company.email },
            { term: 'Phone', text: company.phone },
          ],
        },
        "Where we handle the contacts of our customers inside the platform, the customer decides what happens to them, and we act on the customer's instructions. If a business wrote to you through our platform, please turn to that business first.",
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      short: 'What you tell us, what a payment needs, and a little about your visit.',
      parts: [
        {
          list: [
            {
              term: 'Signing up',
              text: 'Your full name, email address and company name, the plan, the billing period and the kind of setup you chose.',
            },
            {
              term: 'Paying',
              text: 'The payment provider Stripe takes your card details on its own page. We see that a payment was made, and never the number of your card.',
            },
            {
              term: 'Booking and intake',
              text: 'What you enter into the booking calendar or the website intake form: contact details, the time you picked, and your answers.',
            },
            {
              term: 'Writing or calling',
              text: 'Your message, your address or number, and notes on what we agreed.',
            },
            {
              term: 'Your visit',
              text: 'The pages you open, the campaign that brought you (section 4), and what every web server sees: network address, type of browser, time.',
            },
          ],
        },
        'There are no accounts on this website, and we do not buy lists of people.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      short: 'To answer you, to run what you ordered, and to see which advertising works.',
      parts: [
        {
          list: [
            {
              term: 'Answering',
              text: 'Preparing and holding the consultation you booked, and replying to questions.',
            },
            {
              term: 'Delivering',
              text: 'Starting your trial or subscription, setting it up, billing it and supporting it.',
            },
            {
              term: 'Measuring',
              text: 'Learning which campaigns and pages bring inquiries, so that we stop paying for those that do not.',
            },
            {
              term: 'Protecting',
              text: 'Keeping the website available, and preventing fraud and abuse.',
            },
            {
              term: 'Obeying the law',
              text: 'Keeping invoices and answering authorities where we must.',
            },
          ],
        },
        'We do not use your information for decisions that a computer takes alone and that affect you legally.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and campaign data',
      short: `One campaign cookie, stored ${lifetimeDays} days, plus a few notes in your own browser.`,
      parts: [
        `If you arrive through a tagged link, we store the tags of that campaign in a cookie called ${ATTRIBUTION_COOKIE.name} for ${lifetimeDays} days. It holds up to seven values (${TRACKING_PARAMETERS.join(', ')}), the page you arrived on and the time. A later tagged visit replaces it. Without a tagged link there is no such cookie.`,
        'When you book, fill in the intake form, follow a link to our assistant or to a consultation for larger teams, or subscribe, these values travel with it. That is how we know which campaign an order came from.',
        'Your browser also remembers the plan you last picked, so that the page after the payment can name it, your privacy choices, so that we need not ask again, and which payment was counted, so that a reload does not count it twice. Until you close the tab it also remembers which sign-up form it has sent (as a short checksum), so that none is charged twice, how far down a page you were, and whether a page had to be loaded again. All of these stay on your device. You can delete all of this at any time in the settings of your browser, and the website goes on working.',
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics, advertising and your choices',
      short: 'Two measuring services at most, and switches in the footer that turn them off.',
      parts: [
        'This website can use two services: Google Analytics, which counts visits to pages, and the Meta pixel, which shows whether our ads on Facebook and Instagram work. Each runs only where we have set it up, and only as far as your choices allow. They learn the address and title of a page, your network address and the kind of device, and may set cookies of their own. Email addresses, checkout numbers and click ids are taken out first, and what you type into a form never goes there.',
        'You decide. "Your privacy choices" at the bottom of every page holds a switch for advertising and one for measurement. With advertising off, the Meta pixel does not load, Google may not store anything for ads, and the campaign values of section 4 are forgotten when you leave. If your browser sends the Global Privacy Control signal, we treat it as that choice without being asked, as Texas law requires.',
        'We do not sell personal information for money. Using the pixel can count as targeted advertising under Texas law, and the same switch is how you opt out of it.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      short: 'The providers that do a job for us, and nobody who would resell it.',
      parts: [
        {
          list: [
            { term: 'Payments', text: 'Stripe, for the checkout, the subscription and invoices.' },
            {
              term: 'Scheduling and forms',
              text: 'The providers of the booking calendar and the intake form, which you see inside a frame on those pages.',
            },
            { term: 'Measuring', text: 'Google and Meta, as section 5 describes.' },
            {
              term: 'Pictures',
              text: 'The blog loads photos from Unsplash, which sees your network address when it sends them.',
            },
            {
              term: 'Hosting',
              text: 'The company whose servers deliver this website and keep short technical logs.',
            },
            {
              term: 'By law',
              text: 'Courts and authorities where we are obliged to, and a successor if the company is sold, under the same promises.',
            },
          ],
        },
        'Links to partners open their own sites, where their own policies apply.',
      ],
    },
    {
      id: 'demo-chat',
      title: 'The demo chat and your AI key',
      short: 'Your key stays in memory until you close the page and goes to its provider alone.',
      parts: [
        'The chat on our home page is a demonstration. It books nothing, and what you write there is not stored by us. Without a key, its replies are prepared sentences that come from the page itself.',
        'If you enter your own key for an AI provider, it is kept in the memory of that page only. It is never stored, never sent to us and gone as soon as you close or reload the page. It travels with your messages to the AI provider it belongs to, and to nobody else. What the provider does with your messages is governed by your agreement with it, so please enter nothing confidential.',
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep it, and how safely',
      short: 'As long as we need it, then it goes. Connections are encrypted.',
      parts: [
        {
          list: [
            { term: 'Campaign cookie', text: `${lifetimeDays} days.` },
            {
              term: 'Inquiries',
              text: 'Until your question is answered and nothing more is to come of it, unless you become a customer or ask us to delete them sooner.',
            },
            {
              term: 'Customers',
              text: 'As long as the agreement runs. Invoices stay as long as tax law asks us to keep them.',
            },
            {
              term: 'Server logs',
              text: 'As long as our host keeps them to run the site and to fend off abuse.',
            },
          ],
        },
        'This website is delivered over encrypted connections only, refuses scripts it does not know, and holds no database of visitors. Inside the company, people see what their work requires. No system is perfectly safe; if something happened that puts you at risk, we would tell you as the law demands.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights and how to use them',
      short: `Write to ${company.email}. You get an answer within 45 days.`,
      parts: [
        'You may ask us whether we hold information about you and get a copy of it, have it corrected or deleted, and opt out of targeted advertising. You may send somebody else to ask for you.',
        [
          'Requests go by email to ',
          { label: company.email, href: emailHref },
          '. Tell us what you would like and write from the address we know, so that nobody else can ask in your name. We answer within 45 days, free of charge, and nobody is treated worse for having asked.',
        ],
        'If we refuse, we say why. You may then ask us to look again by replying to that message, and we answer within 60 days. If you still disagree, you can turn to the Attorney General of Texas.',
      ],
    },
    {
      id: 'age-and-changes',
      title: 'Age, changes and contact',
      short: `For people of ${minimumAgeYears} and older. Changes are dated on this page.`,
      parts: [
        `This website and our services are for businesses. You must be ${minimumAgeYears} or older to use them, and we do not knowingly collect information about anyone younger. If you believe that we have, write to us and we delete it.`,
        'When this policy changes, the new version stands here with a new date. If a change matters to you as a customer, you also get an email before it applies.',
        [
          `${name}, ${company.address}. Email `,
          { label: company.email, href: emailHref },
          ', phone ',
          { label: company.phone, href: phoneHref },
          `, ${company.hours.text}`,
        ],
      ],
    },
  ],
}
