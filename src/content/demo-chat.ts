import { formatUsd } from '../shared/money'
import { MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS } from '../shared/plans'
import { planPriceCents } from '../shared/pricing'
import { SETUP_OPTIONS } from '../shared/setup-options'
import { company } from '../site/company'
import { LEGAL_FACTS } from '../site/legal-facts'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../site/service-prices'
import type { LinkContent } from './types'

/** What the demo chat says when it recognizes a topic. */
export interface ChatTopic {
  readonly id: string
  /**
   * Words and phrases that name the topic, separated by commas: lower case, no other punctuation,
   * singular where adding an 's' makes the plural.
   */
  readonly keywords: string
  readonly reply: string
  /** Where the visitor finds more. */
  readonly link?: LinkContent
}

const { starter, business, shimzy } = PLANS
const monthly = (plan: { readonly monthlyCents: number }) =>
  `${formatUsd(plan.monthlyCents)} a month`
const from = (service: keyof typeof SERVICE_STARTING_PRICES) =>
  formatUsd(SERVICE_STARTING_PRICES[service].cents)
const { standard } = WEBSITE_OPTION_PRICES

const seePlans: LinkContent = { label: 'See the plans', to: { route: 'platform', hash: 'pricing' } }
const bookCall: LinkContent = { label: 'Pick a time', to: 'contact' }

/** The words on the panel. Messages of the key form are quoted from spec section 8. */
export const demoChat = {
  title: 'Shimzy',
  tag: 'demo',
  greeting: "Hi, I'm Shimzy. Ask me about services, prices or the platform.",
  disclaimer:
    'This chatbot is a demonstration only. It cannot book appointments or process real requests.',
  suggestionsLabel: 'Questions to begin with',
  suggestions: ['What does it cost?', 'Is there a free trial?', 'What can Shimzy do?'],
  messageLabel: 'Message to Shimzy',
  messagePlaceholder: 'Write a message',
  send: 'Send message',
  logLabel: 'Conversation with Shimzy',
  botSays: 'Shimzy:',
  visitorSays: 'You:',
  connect: 'Connect API',
  connected: 'API Connected',
  connectedMessage:
    'API connected. From here on my answers come live from your AI provider. Reload the page, or disconnect, and the key is gone.',
  disconnectedMessage:
    'Disconnected, and the key is forgotten. I am back to the answers I know by heart.',
  keyForm: {
    label: 'Your AI provider API key',
    /** Said before the host name of the provider. */
    hint: 'Kept in the memory of this page only, and sent only to',
    save: 'Save key',
    checking: 'Checking...',
    empty: 'Please enter an API key',
    invalid: 'Invalid API key. Please check and try again.',
    unreachable: 'Error validating API key. Please check your internet connection and try again.',
    connectedText:
      'Answers come from your provider, billed to your key. It is held in memory and sent only to',
    disconnect: 'Disconnect',
  },
} as const

/** The reply when no keyword matches (spec section 8). */
export const noMatchReply =
  "I'm not sure about that specific topic. Would you like to know about our services, Shimzy AI features, or how we can help your business grow?"

/**
 * The replies without a key, from special to general: the first topic that a message names decides,
 * so 'How much is SEO?' is answered by SEO and not by the general price list.
 */
export const chatTopics: readonly ChatTopic[] = [
  {
    id: 'identity',
    keywords:
      'are you human, are you real, are you a bot, are you a robot, are you a person, are you an ai, who are you, your name, bot, robot, chatbot',
    reply:
      'I am the demonstration of Shimzy: a small program on this page that knows the agency by heart. The real Shimzy is trained on your own prices, hours and answers before it talks to anybody.',
  },
  {
    id: 'apiKey',
    keywords: 'api, api key, connect api, openai, chatgpt, gpt, llm',
    reply:
      'The button above takes a key of your own AI provider. Then answers come live from there, until you disconnect or reload. The key stays in this page and goes to the provider alone.',
  },
  {
    id: 'contact',
    keywords:
      'contact, your email, your e mail, email address, phone number, your phone, your number, reach you, call you, email you, talk to a human, talk to a person, talk to someone, speak to someone, speak with someone, real person, human',
    reply: `Call ${company.phone} or write to ${company.email}. ${company.hours.text}, a person answers. For a longer talk, pick a time that suits you.`,
    link: bookCall,
  },
  {
    id: 'trial',
    keywords: 'trial, try it, try the platform, try shimzy, test it, credit card, free account',
    reply: `${starter.name} and ${business.name} are free for ${TRIAL_DAYS} days, without a credit card and without a contract. ${shimzy.name} has no trial, because people set it up for you first.`,
    link: seePlans,
  },
  {
    id: 'cancel',
    keywords:
      'cancel, cancellation, contract, refund, terminate, commitment, locked in, month to month',
    reply: `No long contracts: it runs month to month. To cancel, write at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before the next billing cycle. Work that is already done is not refunded.`,
    link: { label: 'Read the terms', to: 'terms' },
  },
  {
    id: 'usageFees',
    keywords:
      'usage fee, usage, per minute, per text, per email, per message, additional fee, extra fee, hidden fee, extra cost, hidden cost, surcharge, platform fee',
    reply:
      'Calls, texts and emails are billed by use at the end of each billing cycle, and most rates fall as the plan grows. Every rate, and what $10 buys, is on one page.',
    link: { label: 'See every fee', to: 'platformFees' },
  },
  {
    id: 'setup',
    keywords:
      'setup, set up, setup fee, set up fee, onboarding, migrate, migration, import, switch over, done for you, get started, getting started, how do i start, installation',
    reply: `Setting it up yourself is free. We do it for ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)}, or for ${formatUsd(SETUP_OPTIONS.assisted.feeCents)} with a new website. The Shimzy setup is ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)}. Each is paid once.`,
    link: seePlans,
  },
  {
    id: 'timing',
    keywords:
      'how long, how fast, how soon, how quickly, timeline, turnaround, deadline, launch, go live, when can you start',
    reply:
      'Launch takes as little as 30 days: first the call, then a written plan, then a test launch. Ads can run within 7 days. SEO needs patience, 3 to 6 months before it shows.',
    link: bookCall,
  },
  {
    id: 'shimzy',
    keywords:
      'shimzy, shimzy ai, ai, a i, assistant, ai assistant, ai agent, artificial intelligence, answering service, answer my calls, answer calls, answer the phone, answers the phone, missed call, miss calls, receptionist, voicemail, voice, after hours, at night, around the clock',
    reply: `Shimzy AI answers your calls, emails, texts and chats around the clock and books the visit into your calendar. The plan is ${monthly(shimzy)}, plus ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} once for the training on your business.`,
    link: seePlans,
  },
  {
    id: 'integrations',
    keywords:
      'integration, integrate, connect to, work with my, works with, sync, gmail, outlook, google calendar, quickbooks, zapier, stripe, paypal, shopify, calendly, zoom, microsoft teams',
    reply:
      'The platform connects to Gmail, Outlook, Google Calendar, Teams, Zoom, QuickBooks, Shopify, Stripe, PayPal, Zapier, Calendly and many more. Name the one you cannot do without on the call.',
    link: { label: 'See the platform', to: 'platform' },
  },
  {
    id: 'reviews',
    keywords: 'review, google review, reputation, star, review request, yelp',
    reply:
      'After each finished job the platform asks the customer for a review by text or email, and you answer it from the same inbox. It is part of every plan.',
    link: { label: 'See the platform', to: 'platform' },
  },
  {
    id: 'seo',
    keywords:
      'seo, search engine optimization, organic, rank, ranking, rank higher, first page, google maps, google business, keyword, backlink, be found, local search',
    reply: `SEO starts at ${from('seo')} a month: keyword research, on-page and technical work, content and a monthly report. Expect 3 to 6 months until the results are significant.`,
    link: { label: 'How SEO works', to: 'seo' },
  },
  {
    id: 'searchMarketing',
    keywords:
      'google, google ad, ppc, pay per click, adwords, search ad, search marketing, search engine marketing, sem, search engine',
    reply:
      'We run Google ads for people who need you today, and track each call back to the search behind it. A first campaign can be live in 7 days. Your budget goes to Google directly.',
    link: { label: 'Search marketing', to: 'searchMarketing' },
  },
  {
    id: 'socialMedia',
    keywords:
      'social media, social, facebook, facebook ad, instagram, instagram ad, meta, tiktok, linkedin, social ad, boost a post',
    reply: `Facebook and Instagram campaigns start at ${from('socialMedia')} a month, planned, filmed and tuned by us. Every lead lands in your inbox with the name of its ad.`,
    link: { label: 'Social advertising', to: 'socialMedia' },
  },
  {
    id: 'advertising',
    keywords:
      'ad, advert, advertise, advertising, advertisement, campaign, ad campaign, marketing campaign',
    reply: `Two kinds, depending on your customers. Google ads catch people who are searching right now. Facebook and Instagram, from ${from('socialMedia')} a month, reach the ones who are not searching yet.`,
    link: { label: 'All services', to: 'services' },
  },
  {
    id: 'email',
    keywords: 'email, e mail, email marketing, newsletter, mailing list, drip, mailchimp',
    reply:
      'We write, send and measure the emails you never get to: welcome, quote reminders, offers to old customers. It begins with the list you already have.',
    link: { label: 'Email marketing', to: 'email' },
  },
  {
    id: 'text',
    keywords: 'text, texting, sms, text message, text marketing, text reminder, mms, whatsapp',
    reply: `Text marketing starts at ${from('text')} a month: reminders, two-way texting and offers to people who agreed to get them. Consent and opt-out are handled for you.`,
    link: { label: 'Text marketing', to: 'text' },
  },
  {
    id: 'website',
    keywords:
      'website, web site, website design, web design, web page, webpage, new website, website cost, website price, landing page, funnel, sales funnel, site, homepage, hosting, domain, wordpress, redesign, online shop, online store, ecommerce, e commerce',
    reply: `A custom five-page website, most often taken as ${standard.name}: ${formatUsd(standard.setupCents)} setup, then ${formatUsd(standard.hostingCents)} a month for hosting. There is one without a setup fee, too. Larger projects start at ${from('website')}.`,
    link: { label: 'Website prices', to: { route: 'website', hash: 'pricing' } },
  },
  {
    id: 'brandDesign',
    keywords:
      'logo, brand, branding, rebrand, design, designer, graphic, graphic design, business card, flyer, brochure, van wrap',
    reply:
      'A logo, colors and print pieces that look like one business, in four steps from discovery to delivery. Revisions are unlimited, and every file is yours.',
    link: { label: 'Brand and design', to: 'brandDesign' },
  },
  {
    id: 'courses',
    keywords:
      'course, online course, create a course, teach, class, classes, coaching program, membership, curriculum, kajabi',
    reply:
      'We turn what you teach into an online course: outline, filming, platform and launch. A first $10K month within 30 days of opening has happened, and we tell you openly what it took.',
    link: { label: 'Course creation', to: 'onlineCourseCreation' },
  },
  {
    id: 'software',
    keywords:
      'software, app, mobile app, web app, application, full stack, developer, development, programming, code, portal, database, custom software, custom tool',
    reply:
      'Our developers build portals, shops, internal tools and the links between programs, from the database to the button. The code belongs to you, so any developer can take over later.',
    link: { label: 'Full stack development', to: 'fullStack' },
  },
  {
    id: 'plans',
    keywords:
      'starter, business plan, starter plan, which plan, what plan, difference between, compare plans, best plan, popular',
    reply: `${starter.name} (${monthly(starter)}) fits one owner and one inbox. ${business.name} (${monthly(business)}) adds courses, private communities and affiliates. ${shimzy.name} (${monthly(shimzy)}) adds the assistant, the mobile app and a dedicated manager.`,
    link: seePlans,
  },
  {
    id: 'platform',
    keywords:
      'platform, crm, pipeline, inbox, dashboard, automation, automate, workflow, follow up, calendar, invoice, invoicing, analytics, report, reporting, all in one, tool, too many tools, replace, spreadsheet, hubspot, salesforce, system, login, feature',
    reply: `The platform takes the place of more than 50 tools: CRM, inbox, calendar, reviews, website, invoices and automation behind one login, from ${monthly(starter)}.`,
    link: { label: 'See the platform', to: 'platform' },
  },
  {
    id: 'hours',
    keywords:
      'hour, opening hour, business hour, your hours, office hour, open, are you open, closed, weekend, saturday, sunday, holiday, what time',
    reply: `The office is open ${company.hours.text}, and platform support answers around the clock. So does Shimzy.`,
    link: bookCall,
  },
  {
    id: 'location',
    keywords:
      'where are you, where is your, location, located, address, your office, city, town, near me, nearby, area, directions, parking, frisco, prosper, texas, dallas, plano, mckinney, celina, remote',
    reply: `We are in ${company.address}, and work with owners in ${company.cities.frisco}, ${company.cities.prosper} and the towns around them. The first call is by phone or video, so nobody has to drive.`,
    link: { label: 'About the agency', to: 'about' },
  },
  {
    id: 'booking',
    keywords:
      'book, booking, book a call, book a demo, book a consultation, appointment, schedule, schedule a call, consultation, free consultation, consult, strategy call, meeting, meet, call, demo, talk',
    reply:
      'I cannot book it from here, because I am only the demonstration. The contact page has the open times: 30 to 45 minutes, free, no obligation, and you keep the written plan.',
    link: bookCall,
  },
  {
    id: 'support',
    keywords:
      'support, customer service, problem, issue, broken, not working, does not work, doesnt work, bug, error, trouble, stuck, complaint, 24 7, training, tutorial, help me with',
    reply: `Every plan comes with support around the clock. If something is stuck right now, call ${company.phone} or write to ${company.email}, and say what you see on the screen.`,
    link: { label: 'Contact', to: 'contact' },
  },
  {
    id: 'privacy',
    keywords: 'privacy, private, data, my data, gdpr, hipaa, secure, security, safe, cookie',
    reply:
      'What you type here stays on this page, unless you connect your own AI provider. What the site itself keeps, why and for how long is written down in ten sections.',
    link: { label: 'Privacy Policy', to: 'privacy' },
  },
  {
    id: 'results',
    keywords:
      'result, roi, guarantee, proof, testimonial, reference, case study, case studies, success, does it work, conversion, conversion rate, experience, happy client, who are your clients',
    reply:
      'One client went from a conversion rate of 1.2% to 9.8%. Yours depends on where you start, so the call begins with your numbers. In the short film, three owners say what changed.',
    link: { label: 'Watch the film', to: 'testimonialVideo' },
  },
  {
    id: 'pricing',
    keywords:
      'price, pricing, cost, how much, rate, plan, subscription, subscribe, fee, pay, payment, charge, expensive, cheap, afford, affordable, budget, quote, estimate, discount, annual, yearly, monthly, per month, money, free, dollar',
    reply: `Plans are ${formatUsd(starter.monthlyCents)}, ${formatUsd(business.monthlyCents)} or ${formatUsd(shimzy.monthlyCents)} a month. Paid yearly you pay for ${MONTHS_PAID_PER_YEAR} months, so ${starter.name} is ${formatUsd(planPriceCents('starter', 'yearly'))}. Services are priced one by one.`,
    link: seePlans,
  },
  {
    id: 'industries',
    keywords:
      'dental, dentist, doctor, clinic, med spa, chiropractor, lawyer, law firm, attorney, realtor, real estate, roofer, roofing, plumber, plumbing, hvac, electrician, landscaping, landscaper, contractor, restaurant, salon, gym, fitness, coach, consultant, retail, store, small business, my industry, industries, work with, nonprofit, church',
    reply:
      'Most of our clients are local: trades, clinics, law offices, studios, coaches. They usually begin with missed-call text-back and online booking, and add advertising once every call is answered.',
    link: { label: 'All services', to: 'services' },
  },
  {
    id: 'growth',
    keywords:
      'grow, growth, grow my business, help my business grow, scale, lead, more leads, lead generation, customer, more customers, client, more clients, sale, revenue, traffic, busy, save time, help',
    reply:
      'In this order: answer every inquiry, follow up without having to remember, then pay for more inquiries. The free call shows which of the three loses you the most.',
    link: bookCall,
  },
  {
    id: 'services',
    keywords:
      'service, your services, what services, offer, what do you do, what can you do, do you do, do you offer, marketing, digital marketing, agency, what is this, about you, about your company, menu, option',
    reply:
      'Social, search, email and text marketing, websites and funnels, logos and design, SEO, online courses, custom software and AI. They all feed one platform, so no lead gets lost between them.',
    link: { label: 'All services', to: 'services' },
  },
  {
    id: 'thanks',
    keywords: 'thank, thank you, thx, great, awesome, perfect, cool, nice, ok, okay, got it',
    reply: 'Glad to. Ask me anything else, or let a person look at your numbers with you.',
    link: bookCall,
  },
  {
    id: 'goodbye',
    keywords: 'bye, goodbye, see you, good night, later',
    reply: `Good to talk with you. When you are ready, ${company.phone} reaches a person.`,
  },
  {
    id: 'greeting',
    keywords:
      'hi, hello, hey, howdy, yo, good morning, good afternoon, good evening, greetings, hola, sup, how are you',
    reply:
      'Howdy. I know the services, the plans and their prices, the trial, the hours and how to book a call. What would you like to hear first?',
  },
]

/** What the visitor's AI provider is told before the visitor's message. */
export const assistantInstructions = `You are Shimzy, the demonstration chatbot on the website of ${company.name}, a digital-marketing and software agency in ${company.address}.
Answer in plain text, in at most three short sentences, friendly and concrete. Stay with the agency, its services and its platform.
You cannot book appointments or process requests: point to the contact page, ${company.phone} or ${company.email}. Never ask for personal or payment data. If you do not know something, say so.
Services: social media advertising (from ${from('socialMedia')} a month), search marketing, email marketing, text marketing (from ${from('text')} a month), websites and funnels (from ${from('website')}), logo and graphic design, SEO (from ${from('seo')} a month), online course creation, full stack development, AI.
Platform plans per month: ${starter.name} ${formatUsd(starter.monthlyCents)}, ${business.name} ${formatUsd(business.monthlyCents)}, ${shimzy.name} ${formatUsd(shimzy.monthlyCents)} (AI assistant for calls, emails, texts and chats). A year costs ${MONTHS_PAID_PER_YEAR} months. ${starter.name} and ${business.name} have a ${TRIAL_DAYS}-day free trial without a credit card, ${shimzy.name} has none.
Office hours: ${company.hours.text}, with platform support 24/7. The first consultation takes 30 to 45 minutes and is free.`
