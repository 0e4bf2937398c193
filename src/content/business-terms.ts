import { formatUsd, type Cents } from '../shared/money'
import { TRIAL_DAYS } from '../shared/plans'
import { CARRIER_FEES } from './carrier-fees'
import { LEGAL_FACTS } from './legal-facts'

// How the agency does business where a buyer asks before the call. Each answer is a default that an
// honest small agency in Texas would offer; the owner confirms or changes it here, and every page,
// article and legal text takes it from here.

/** Whether the owner has confirmed an answer. `npm run launch-check` lists those still to confirm. */
export type TermStatus = 'to confirm' | 'confirmed'

/** An answer that the business gives, as a sentence for readers. */
export interface BusinessTerm {
  /** What it is about, as launch-check lists it. */
  readonly topic: string
  readonly text: string
  readonly status: TermStatus
}

/** A photo text is billed as this many text segments. */
export const PHOTO_TEXT_SEGMENTS = 3

/** How many monthly payments make a website bought with little or nothing down the client's own. */
export const WEBSITE_BUYOUT_MONTHS = 12

/** What usage we cover in a trial without a card. In US cents. */
export const TRIAL_USAGE_CREDIT_CENTS: Cents = 1_000

/** How many days before a yearly plan renews we email a reminder, and how long after it a refund is possible. */
export const YEARLY_RENEWAL_DAYS = 30

/** For pages whose prices are not paid in the checkout. */
export const SALES_TAX = 'Prices don’t include sales tax, where it applies.'

function toConfirm(topic: string, text: string): BusinessTerm {
  return { topic, text, status: 'to confirm' }
}

/** What canceling a prepaid year means. The terms call themselves 'these terms'. */
export const prepaidYear = (document: string) =>
  `Apart from the refunds listed in ${document}, a prepaid year that you cancel runs to its end, without a refund.`

const { registrationOnceCents, registrationMonthlyCents, extraNumberMonthlyCents } = CARRIER_FEES

/** What the business answers, by question. */
export const BUSINESS_TERMS = {
  carrierFees: toConfirm(
    'Carrier registration fees',
    `Carrier registration for texting is ${formatUsd(registrationOnceCents)} once and ${formatUsd(registrationMonthlyCents)} a month, from the day you register until your plan ends. That’s what it costs us, with no markup, and it isn’t refunded.`,
  ),
  numbers: toConfirm(
    'Phone numbers in a plan',
    `One local number is included, and so is a number you move to us. Each extra number is ${formatUsd(extraNumberMonthlyCents)} a month.`,
  ),
  keepNumber: toConfirm(
    'Keeping the number',
    `Yes. During the trial, forward your number to the local number in your plan. Calls to it ring on the phones you choose, and texts come from it. If you stay, you can move your own number to us and text from that. Before a trial or a plan ends, turn off forwarding, so your calls still reach you.`,
  ),
  photoTexts: toConfirm(
    'Price of photo texts',
    `A photo text counts as ${PHOTO_TEXT_SEGMENTS} text segments.`,
  ),
  receivedTexts: toConfirm('Texts received', 'A text you receive costs the same as one you send.'),
  users: toConfirm(
    'Users and contacts per plan',
    'Every plan includes unlimited users and contacts for one business location. Each additional location needs its own plan.',
  ),
  leadAlerts: toConfirm(
    'How a team hears about a lead',
    'A new lead goes to your phone by email, and by text once the carriers approve your number. You choose who on the team gets it.',
  ),
  boughtLeads: toConfirm(
    'Leads bought from directories',
    'Leads you buy from Angi or Thumbtack come in through Zapier, which may charge for its own plan. You hear about each one at once; automatic texts start once the customer agrees to them.',
  ),
  trialExtension: toConfirm(
    'A trial that ends before texting is approved',
    `If the carriers haven’t approved your number by day ${TRIAL_DAYS}, email us before the trial ends, and we move its end and your first charge to one week after approval.`,
  ),
  carrierRefusal: toConfirm(
    'A registration that the carriers refuse',
    'If they refuse your registration, we fix and resubmit it at no charge. If they refuse again, you can cancel right away, and we refund your last monthly payment for the plan, or the unused months of a yearly plan.',
  ),
  carrierFiling: toConfirm(
    'Who files the registration',
    'With a done-for-you setup, we file the registration when you tell us to. If you set it up yourself, you file it from a guide, and we help.',
  ),
  trialUsage: toConfirm(
    'Usage in a trial',
    `In a trial without a card, the first ${formatUsd(TRIAL_USAGE_CREDIT_CENTS)} of calls and emails is on us. After that, outgoing calls and emails pause until you add a card; incoming calls still ring. Once you add a card, you pay for every call, text and email from then on, even during the trial.`,
  ),
  trialDeadline: toConfirm(
    'Until when a trial can be canceled',
    'In a trial, cancel by 11:59 p.m. Central on its last day and pay nothing for the plan.',
  ),
  cancelConfirmation: toConfirm(
    'How a cancellation is confirmed',
    'You can also reply to any invoice. We confirm within one business day.',
  ),
  setupRefund: toConfirm(
    'Refund of a setup fee',
    'If you cancel, we refund the part of the setup we haven’t done.',
  ),
  shimzyRefund: toConfirm(
    'Refund of Shimzy',
    'Cancel before Shimzy starts answering and we refund what you’ve paid for the plan, and the part of the setup we haven’t done.',
  ),
  setupTime: toConfirm(
    'How long a setup takes',
    `A done-for-you setup takes about five business days, and a website about 30 days. If we set it up, the trial starts the day you order, and the plan is charged from day ${TRIAL_DAYS + 1} unless you cancel first, even if the website isn’t live yet.`,
  ),
  shimzyStart: toConfirm(
    'How long the AI setup takes, and what the days until Shimzy answers cost',
    'The AI setup takes about two weeks. The days until Shimzy answers are free: the day it starts, we refund that part of what you’ve paid for the plan.',
  ),
  yourData: toConfirm(
    'Who owns the data in the platform, and its export',
    `Your contacts with their consent records, appointments, notes, messages, quotes, invoices and call recordings are yours, and so are the pages, forms, courses and automations that you build, or pay us to build, on the platform. You can export them any time (pages, forms and lessons as files, automations as a list), and for ${LEGAL_FACTS.exportDays} days after a plan or a trial ends. Then we delete them.`,
  ),
  yourNumbers: toConfirm(
    'Moving numbers out',
    `Your own number and the local number can both move to another carrier, until ${LEGAL_FACTS.exportDays} days after the plan or the trial ends.`,
  ),
  yearlyRenewal: toConfirm(
    'Renewal of a yearly plan',
    `A yearly plan renews by itself each year. We email you ${YEARLY_RENEWAL_DAYS} days before. If you cancel too late, ask within ${YEARLY_RENEWAL_DAYS} days after the renewal and we refund it, minus one month at the monthly price.`,
  ),
  weEndIt: toConfirm(
    'When the agency ends a prepaid year',
    'If we end the agreement, we refund every prepaid day you don’t receive.',
  ),
  prepaidYear: toConfirm(
    'When the client cancels a prepaid year',
    prepaidYear('the Terms of Service'),
  ),
  switching: toConfirm(
    'Changing plans',
    'Change plans with one email. The change starts with your next bill; on a yearly plan, when your year ends. To move up sooner, you pay the difference for the rest of the year.',
  ),
  serviceTerm: toConfirm(
    'Contract length of a service',
    'Services run month to month. To stop one, email us at least three business days before the next bill. The fee changes only if you order more.',
  ),
  adFee: toConfirm(
    'Whether the ad budget changes our fee',
    'The fee changes only if you order more. A bigger ad budget alone doesn’t change it.',
  ),
  emailScope: toConfirm(
    'How many emails the starting price covers',
    'The starting price covers up to 12 automatic emails, one newsletter a month and one invitation a season. If you need more, you get a price first.',
  ),
  textScope: toConfirm(
    'How many texts the starting price covers',
    'The starting price covers up to six automatic texts, sorting the replies into your inbox, and two offers a month, for any number of customers. Your team answers questions. Texts sent and received are billed as usage.',
  ),
  platformNeeded: toConfirm(
    'Which services need the platform',
    'Text marketing, email marketing and online courses run on our platform. Ads, SEO, websites, design and custom software work with or without it.',
  ),
  websiteOwnership: toConfirm(
    'Who owns a website',
    `Your domain, words and photos are yours from day one. The design and the code of a five-page website are yours at launch if you paid a setup fee of $600 or more, and after ${WEBSITE_BUYOUT_MONTHS} monthly payments if you paid less. Leave before that and you take your domain, words, photos and orders with you; the design stays with us.`,
  ),
  websiteExport: toConfirm(
    'Export of a website',
    'Once the website is yours, ask for an export and you get every page, photo and order, in files that another company can put online.',
  ),
  websiteChanges: toConfirm(
    'Small changes to a website',
    'On a website we host, new hours, a new price or a new photo are up within three business days.',
  ),
  websiteAccessibility: toConfirm(
    'Accessibility of a website',
    'We build the pages to WCAG 2.2 AA, test them with a keyboard and a screen reader before launch, and fix, at no charge, any failure in our work that you report within 90 days.',
  ),
  codeOwnership: toConfirm(
    'Who owns custom software',
    'It’s in your account from day one. With your last payment you get a signed assignment of the copyright, and notes for the next developer.',
  ),
  codeFixes: toConfirm(
    'Fixes of custom software',
    'For 30 days after launch, we fix whatever doesn’t work as the scope says, at no charge.',
  ),
  profileOnce: toConfirm(
    'The Business Profile in SEO and in search marketing',
    'If you buy both SEO and search marketing, we take the Business Profile work off one of the two bills and show the amount in the quote.',
  ),
  seoPages: toConfirm(
    'New pages in SEO',
    'From month 2, we write two a month with you, and you approve them.',
  ),
  videoMornings: toConfirm('How often we shoot video', 'We come once a quarter.'),
  accountsOwnership: toConfirm(
    'Who owns ad accounts, videos and pages',
    'Your ad accounts, call-tracking numbers, landing pages and the videos we shoot of you are yours and stay with you.',
  ),
  baa: toConfirm(
    'Business associate agreement (BAA)',
    'We sign a HIPAA business associate agreement (BAA) with clinics, at no charge, before any patient data goes in. Email us for it first, and sign up once it’s signed.',
  ),
  baaScope: toConfirm(
    'What the BAA covers',
    'The BAA lists the features it covers and the providers who have signed one with us. Don’t connect Gmail, Zapier or other apps to patient data unless you have a BAA with them. Keep clinical notes in your practice system. You decide who can hear recordings and when they’re deleted.',
  ),
  spanish: toConfirm('Spanish', 'We work in English and Spanish, and Shimzy answers in both.'),
  people: toConfirm(
    'Who works on an account',
    'For marketing work, one person in Frisco is in charge and answers your email within one business day.',
  ),
  competitors: toConfirm(
    'Working for competitors',
    'While we run ads or do SEO for you, we don’t do it for another company in your trade and ZIP codes.',
  ),
  assistantDisclosure: toConfirm(
    'What the AI assistant tells callers',
    'When it answers for you, on a call, in a chat, a text or an email, Shimzy says in its first words that it’s an AI assistant. On a call, it also says that the call is recorded. It works from the prices you gave it, never agrees to a price (you confirm each one in a quote), and hands the call to you when the caller asks.',
  ),
  callRecordings: toConfirm('How long call recordings are kept', '90 days.'),
  callPlan: toConfirm(
    'The consultation',
    'The consultation isn’t recorded. Your plan arrives by email within one business day.',
  ),
  emailReply: toConfirm('Reply to an email', 'We answer emails within one business day.'),
  prioritySupport: toConfirm(
    'Priority support',
    'Priority support means an answer within four office hours.',
  ),
  dedicatedManager: toConfirm(
    'Dedicated account manager',
    'Your account manager is one person with a direct number, who calls you every month.',
  ),
  salesTax: toConfirm(
    'Sales tax',
    `${SALES_TAX} The checkout shows your total for today, including any sales tax.`,
  ),
} as const satisfies Record<string, BusinessTerm>
