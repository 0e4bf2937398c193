import { keysOf } from '../shared/keys-of'
import { formatUsd } from '../shared/money'
import { FREE_MONTHS_PER_YEAR, MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS } from '../shared/plans'
import { planPriceCents } from '../shared/pricing'
import { SETUP_OPTIONS } from '../shared/setup-options'
import { company } from '../site/company'
import { SERVICE_STARTING_PRICES } from '../site/service-prices'
import { CLAIMS, SEO_RESULTS_TIME } from './claims'
import { LEGAL_FACTS } from './legal-facts'
import { priceLine } from './price-lines'
import { serviceNames } from './service-names'
import { consultationMinutes, actionPlan, supportPromise, trialPlans } from './standing-copy'
import type { LinkContent } from './types'

/** A topic of the demo chat with its reply. */
export interface ChatTopic {
  readonly id: string
  /**
   * Words and phrases that name the topic, separated by commas: lowercase, no other punctuation,
   * singular where adding an 's' makes the plural.
   */
  readonly keywords: string
  readonly reply: string
  /** A page with more information. */
  readonly link?: LinkContent
}

const { starter, business, shimzy } = PLANS
const monthly = (plan: { readonly monthlyCents: number }) =>
  `${formatUsd(plan.monthlyCents)} a month`
const from = (service: keyof typeof SERVICE_STARTING_PRICES) =>
  formatUsd(SERVICE_STARTING_PRICES[service].cents)
/** 'SEO: From $1,500 a month.' */
const servicePrices = keysOf(serviceNames).map((id) => `${serviceNames[id]}: ${priceLine(id)}`)

const hipaaAnswer = 'Ask us about HIPAA before any patient data goes in.'

const seePlans: LinkContent = { label: 'See the plans', to: { route: 'platform', hash: 'pricing' } }
const bookCall: LinkContent = { label: 'Book a Free Consultation', to: 'contact' }

/** Texts of the chat panel. */
export const demoChat = {
  title: 'Shimzy',
  tag: 'demo',
  greeting: "Hi, I'm Shimzy, an AI assistant. Ask me about services, prices or the platform.",
  disclaimer:
    'This chatbot is a demonstration only. It cannot book appointments or process real requests.',
  suggestionsLabel: 'Questions to start with',
  suggestions: ['What does it cost?', 'Is there a free trial?', 'What can Shimzy do?'],
  messageLabel: 'Write a message to Shimzy',
  messagePlaceholder: 'Write a message',
  send: 'Send message',
  logLabel: 'Conversation with Shimzy',
  botSays: 'Shimzy:',
  visitorSays: 'You:',
  connect: 'Connect API',
  connected: 'API Connected',
  connectedMessage:
    'API connected. My answers now come from your AI provider. Reload the page or disconnect, and the key is gone.',
  disconnectedMessage: "Disconnected, and the key is gone. I'm back to my prepared answers.",
  keyForm: {
    label: 'Your AI provider API key',
    /** Before the provider's host name. */
    hint: "Kept in this page's memory only. Sent only to",
    save: 'Save key',
    checking: 'Checking...',
    empty: 'Please enter an API key',
    invalid: 'Invalid API key. Please check and try again.',
    unreachable: 'Error validating API key. Please check your internet connection and try again.',
    connectedText:
      "Answers come from your provider and are billed to your key. It's kept in this page's memory and sent only to",
    disconnect: 'Disconnect',
  },
} as const

/** The reply when no keyword matches. */
export const noMatchReply =
  "I'm not sure about that specific topic. Would you like to know about our services, Shimzy AI features, or how we can help your business grow?"

/**
 * The replies without a key, from special to general. The first topic that a message names answers it,
 * so 'How much is SEO?' gets the price of SEO and not the general price list. Replies are short enough
 * to show in the log together with their question.
 */
export const chatTopics: readonly ChatTopic[] = [
  {
    id: 'identity',
    keywords:
      'are you human, are you real, are you a bot, are you a robot, are you a person, are you an ai, who are you, your name, bot, robot, chatbot',
    reply:
      "I'm a demo of Shimzy: a small program on this page with prepared answers. The real Shimzy handles calls, emails, texts and chats around the clock.",
  },
  {
    id: 'apiKey',
    keywords: 'api, api key, connect api, openai, chatgpt, gpt, llm',
    reply:
      'The Connect API button takes a key from your own AI provider. My answers then come from there until you disconnect or reload. The key goes only to that provider.',
  },
  {
    id: 'contact',
    keywords:
      'contact, your email, your e mail, email address, phone number, your phone, your number, reach you, call you, email you, talk to a human, talk to a person, talk to someone, speak to someone, speak with someone, real person, human',
    reply: `Call ${company.phone} or email ${company.email}. ${company.hours.text}, a person picks up.`,
    link: bookCall,
  },
  {
    id: 'hipaa',
    keywords:
      'hipaa, baa, business associate agreement, phi, patient, patient data, patient information, health information, medical record',
    reply: hipaaAnswer,
    link: bookCall,
  },
  {
    id: 'trial',
    keywords: 'trial, try it, try the platform, try shimzy, test it, credit card, free account',
    reply: `Try ${trialPlans} free for ${TRIAL_DAYS} days, no credit card. A monthly plan runs month to month; an annual one renews each year.`,
    link: seePlans,
  },
  {
    id: 'cancel',
    keywords:
      'cancel, cancellation, contract, refund, money back, get out of, terminate, commitment, locked in, month to month',
    reply: `Monthly plans run month to month. To cancel, email us at least ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before the next billing cycle. We don't refund work that's already done.`,
    link: { label: 'Read the terms', to: 'terms' },
  },
  {
    id: 'usageFees',
    keywords:
      'usage fee, usage, text cost, texts cost, cost to text, cost to send a text, cost of a text, cost per text, price of a text, calls cost, email verification, per minute, per text, per email, per message, additional fee, extra fee, hidden fee, extra cost, hidden cost, surcharge, platform fee',
    reply:
      'Calls, texts and emails are billed at the end of each billing cycle, AI by the message and the minute. The fees page lists the rates and what $10 buys.',
    link: { label: 'See the fees', to: 'platformFees' },
  },
  {
    id: 'setup',
    keywords:
      'setup, set up, setup fee, set up fee, onboarding, migrate, migration, import, switch over, done for you, get started, getting started, how do i start, installation',
    reply: `Setting it up yourself is free. We do it for ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)}, or ${formatUsd(SETUP_OPTIONS.assisted.feeCents)} with a new website. The Shimzy setup is ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)}. Each is paid once.`,
    link: seePlans,
  },
  {
    id: 'plans',
    keywords:
      'starter, business plan, starter plan, which plan, what plan, difference between, compare plans, best plan, popular',
    reply: `${starter.name}, ${monthly(starter)}: every lead in one inbox. ${business.name}, ${monthly(business)}: courses, communities, affiliates, lower rates. ${shimzy.name}, ${monthly(shimzy)}: the AI assistant and mobile app. All plus usage.`,
    link: seePlans,
  },
  {
    id: 'timing',
    keywords:
      'how long, how fast, how soon, how quickly, timeline, turnaround, deadline, launch, go live, when can you start',
    reply: `The whole system can be live in as little as ${CLAIMS.launchDays.value}. SEO takes ${SEO_RESULTS_TIME} to show significant results.`,
    link: bookCall,
  },
  {
    id: 'shimzy',
    keywords:
      'shimzy, shimzy ai, ai, a i, assistant, ai assistant, ai agent, artificial intelligence, answering service, answer my calls, answer calls, answer the phone, answers the phone, answer my phone, answer our phone, pick up my phone, cant answer, cant pick up, missed call, miss calls, miss a call, missed a call, missing calls, receptionist, voicemail, voice, after hours, at night, around the clock',
    reply: `Shimzy AI answers calls, emails, texts and chats around the clock: ${monthly(shimzy)} plus usage, ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} to set up. Just missed calls? Every plan texts the caller back, from ${monthly(starter)}.`,
    link: seePlans,
  },
  {
    id: 'integrations',
    keywords:
      'integration, integrate, connect to, work with my, it work with, this work with, platform work with, works with, sync, gmail, outlook, google calendar, quickbooks, zapier, stripe, paypal, shopify, calendly, zoom, microsoft teams',
    reply:
      'The platform connects to Gmail, Outlook, Google Calendar, Teams, Zoom, QuickBooks, Shopify, Stripe, PayPal, Zapier, Calendly and many more. Ask about yours on the call.',
    link: { label: 'See the platform', to: 'platform' },
  },
  {
    id: 'reviews',
    keywords: 'review, google review, reputation, star, review request, yelp',
    reply: 'The day after a job, your customer gets a link to review you. Every plan includes it.',
    link: { label: 'See the platform', to: 'platform' },
  },
  {
    id: 'seo',
    keywords:
      'seo, search engine optimization, organic, rank, ranking, rank higher, first page, google maps, google business, keyword, backlink, be found, local search',
    reply: `SEO starts at ${from('seo')} a month: keyword research, on-page and technical SEO, content and a monthly report. Expect ${SEO_RESULTS_TIME} before you see significant results.`,
    link: { label: 'How SEO works', to: 'seo' },
  },
  {
    id: 'searchMarketing',
    keywords:
      'google, google ad, ppc, pay per click, adwords, search ad, search marketing, search engine marketing, sem, search engine',
    reply: `Google Ads reach people who need you today. We run them and track calls back to the searches behind them. ${priceLine('searchMarketing')}`,
    link: { label: 'Search marketing', to: 'searchMarketing' },
  },
  {
    id: 'socialMedia',
    keywords:
      'social media, social, facebook, facebook ad, instagram, instagram ad, meta, tiktok, linkedin, social ad, boost a post',
    reply: `Facebook and Instagram ads start at ${from('socialMedia')} a month, plus your ad budget. We plan them, make them and adjust them. Every lead shows its ad.`,
    link: { label: 'Social media advertising', to: 'socialMedia' },
  },
  {
    id: 'advertising',
    keywords:
      'ad, advert, advertise, advertising, advertisement, campaign, ad campaign, marketing campaign',
    reply: `Google Ads reach people who are searching right now. Facebook and Instagram ads, from ${from('socialMedia')} a month plus your ad budget, reach people who aren't searching yet.`,
    link: { label: 'All services', to: 'services' },
  },
  {
    id: 'email',
    keywords: 'email, e mail, email marketing, newsletter, mailing list, drip, mailchimp',
    reply: `We write and send the emails you never get to: welcomes, quote reminders, offers to past customers. ${priceLine('email')}`,
    link: { label: 'Email marketing', to: 'email' },
  },
  {
    id: 'text',
    keywords: 'text, texting, sms, text message, text marketing, text reminder, mms, whatsapp',
    reply: `Text marketing starts at ${from('text')} a month: reminders, two-way texting and offers to customers who opted in.`,
    link: { label: 'Text marketing', to: 'text' },
  },
  {
    id: 'website',
    keywords:
      'website, web site, website design, web design, web page, webpage, new website, website cost, website price, landing page, funnel, sales funnel, site, homepage, hosting, domain, wordpress, redesign, online shop, online store, ecommerce, e commerce',
    reply: `A custom five-page website: ${priceLine('website')} The more up front, the less each month. Custom projects start at ${from('website')}.`,
    link: { label: 'Website prices', to: { route: 'website', hash: 'pricing' } },
  },
  {
    id: 'brandDesign',
    keywords:
      'logo, brand, branding, rebrand, design, designer, graphic, graphic design, business card, flyer, brochure, van wrap',
    reply: `We design a logo with colors and print pieces that look like one business. Revisions are unlimited. ${priceLine('brandDesign')}`,
    link: { label: 'Brand and graphic design', to: 'brandDesign' },
  },
  {
    id: 'courses',
    keywords:
      'course, online course, create a course, teach, class, classes, coaching program, membership, curriculum, kajabi',
    reply: `We turn what you teach into an online course: outline, recording, platform and launch. It runs on the ${business.name} plan. ${priceLine('onlineCourseCreation')}`,
    link: { label: 'Course creation', to: 'onlineCourseCreation' },
  },
  {
    id: 'mobileApp',
    keywords:
      'is there an app, is there a mobile app, have an app, have a mobile app, come with an app, come with a mobile app, app for my phone, phone app',
    reply: `The mobile app comes with ${shimzy.name}, ${monthly(shimzy)} plus usage. Every plan works in your phone's browser.`,
    link: seePlans,
  },
  {
    id: 'software',
    keywords:
      'software, app, mobile app, web app, application, full stack, developer, development, programming, code, portal, database, custom software, custom tool',
    reply: `We build customer portals, online stores and internal tools. ${priceLine('fullStack')}`,
    link: { label: 'Full stack development', to: 'fullStack' },
  },
  {
    id: 'platform',
    keywords:
      'platform, crm, pipeline, inbox, dashboard, automation, automate, workflow, follow up, calendar, invoice, invoicing, analytics, report, reporting, all in one, tool, too many tools, replace, spreadsheet, hubspot, salesforce, system, login, feature',
    reply: `The platform puts CRM, inbox, calendar, reviews, website, invoices and automation behind one login, from ${monthly(starter)} plus usage.`,
    link: { label: 'See the platform', to: 'platform' },
  },
  {
    id: 'hours',
    keywords:
      'hour, opening hour, business hour, your hours, office hour, open, are you open, closed, weekend, saturday, sunday, holiday, what time',
    reply: supportPromise,
    link: bookCall,
  },
  {
    id: 'location',
    keywords:
      'where are you, where is your, location, located, address, your office, city, town, near me, nearby, area, directions, parking, frisco, prosper, texas, dallas, plano, mckinney, celina, remote',
    reply: `We're in ${company.address}, and work with business owners in ${company.cities.frisco}, ${company.cities.prosper} and the towns around them. The first call is by phone or video.`,
    link: { label: 'About the agency', to: 'about' },
  },
  {
    id: 'booking',
    keywords:
      'book, booking, book a call, book a demo, book a consultation, appointment, schedule, schedule a call, consultation, free consultation, consult, strategy call, meeting, meet, call, demo, talk',
    reply: `I'm only a demo, so I can't book a call. You can on the contact page: it's free, takes ${consultationMinutes}, and you keep a ${actionPlan.name}.`,
    link: bookCall,
  },
  {
    id: 'support',
    keywords:
      'support, customer service, problem, issue, broken, not working, does not work, doesnt work, bug, error, trouble, stuck, complaint, 24 7, training, tutorial, help me with',
    reply: `Call ${company.phone} or email ${company.email} and tell us what you see.`,
    link: { label: 'Contact', to: 'contact' },
  },
  {
    id: 'privacy',
    keywords: 'privacy, private, data, my data, gdpr, secure, security, safe, cookie',
    reply:
      'What you type here stays on this page, unless you connect your own AI provider. The privacy policy says what the site itself keeps, why and for how long.',
    link: { label: 'Privacy Policy', to: 'privacy' },
  },
  {
    id: 'guarantee',
    keywords: 'guarantee, guaranteed',
    reply:
      "We can't promise a number of leads or a spot on Google. On the free call we look at your own numbers and say what to fix first.",
    link: bookCall,
  },
  {
    id: 'results',
    keywords:
      'result, roi, proof, testimonial, reference, case study, case studies, success, does it work, conversion, conversion rate, experience, happy client, who are your clients',
    reply: `Our own figures: ${CLAIMS.conversionBefore.value} of website visitors got in touch before our setup, ${CLAIMS.conversionAfter.value} after. The free call starts with your numbers.`,
    link: bookCall,
  },
  {
    id: 'pricing',
    keywords:
      'price, pricing, cost, how much, rate, plan, subscription, subscribe, fee, pay, payment, charge, expensive, cheap, afford, affordable, budget, quote, estimate, discount, annual, yearly, monthly, per month, money, free, dollar',
    reply: `Plans are ${formatUsd(starter.monthlyCents)}, ${formatUsd(business.monthlyCents)} or ${formatUsd(shimzy.monthlyCents)} a month, plus usage. Paid annually, you get ${FREE_MONTHS_PER_YEAR} months free: ${starter.name} is ${formatUsd(planPriceCents('starter', 'yearly'))}. Each service has its own price.`,
    link: seePlans,
  },
  {
    id: 'industries',
    keywords:
      'dental, dentist, doctor, clinic, med spa, chiropractor, lawyer, law firm, attorney, realtor, real estate, roofer, roofing, plumber, plumbing, hvac, electrician, landscaping, landscaper, contractor, restaurant, salon, gym, fitness, coach, consultant, retail, store, small business, my industry, industries, work with, nonprofit, church',
    reply:
      'We work with trades, clinics, law offices, studios and coaches around Frisco and Prosper. Start with missed-call text-back and online booking, then add ads.',
    link: { label: 'All services', to: 'services' },
  },
  {
    id: 'growth',
    keywords:
      'grow, growth, grow my business, help my business grow, scale, lead, more leads, lead generation, customer, more customers, client, more clients, sale, revenue, traffic, busy, save time, help',
    reply:
      'Start by answering every inquiry. Then follow up automatically. Then pay for more inquiries. On the free call we find out which of the three is costing you the most.',
    link: bookCall,
  },
  {
    id: 'services',
    keywords:
      'service, your services, what services, offer, what do you do, what can you do, do you do, do you offer, marketing, digital marketing, agency, what is this, about you, about your company, menu, option',
    reply:
      'Social, search, email and text marketing, SEO, websites and funnels, logos and design, online courses, custom software, a platform and an AI assistant. One team does it all.',
    link: { label: 'All services', to: 'services' },
  },
  {
    id: 'thanks',
    keywords: 'thank, thank you, thx, great, awesome, perfect, cool, nice, ok, okay, got it',
    reply: 'Happy to help! Ask me anything else, or book a free call with a person.',
    link: bookCall,
  },
  {
    id: 'goodbye',
    keywords: 'bye, goodbye, see you, good night, later',
    reply: `Thanks for stopping by. When you're ready, call ${company.phone}.`,
  },
  {
    id: 'greeting',
    keywords:
      'hi, hello, hey, howdy, yo, good morning, good afternoon, good evening, greetings, hola, sup, how are you',
    reply:
      'Howdy. Ask me about our services, the plans and prices, the free trial, our hours or how to book a call.',
  },
]

/** The instructions that precede the visitor's message at their AI provider. */
export const assistantInstructions = `You are Shimzy, the demonstration chatbot on the website of ${company.name}, a digital-marketing and software agency in ${company.address}.
Answer in plain text, in at most three short sentences, friendly and concrete. Stay with the agency, its services and its platform.
You cannot book appointments or process requests: point to the contact page, ${company.phone} or ${company.email}. Never ask for personal, patient or payment data. If you do not know something, say so. Promise no results. ${hipaaAnswer}
Services: ${servicePrices.join(' ')} Ad budgets are extra, and custom website projects start at ${from('website')}.
Platform plans per month, plus usage: ${starter.name} ${formatUsd(starter.monthlyCents)}, ${business.name} ${formatUsd(business.monthlyCents)}, ${shimzy.name} ${formatUsd(shimzy.monthlyCents)} and ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} once for the setup (AI assistant for calls, emails, texts and chats). A year costs ${MONTHS_PAID_PER_YEAR} months. Only ${trialPlans} has a ${TRIAL_DAYS}-day free trial, without a credit card.
Support: ${supportPromise} The first consultation takes ${consultationMinutes}, is free, and leaves the owner with a ${actionPlan.name}.`
