import { formatUsd } from '../../shared/money'
import { MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { company, emailHref, phoneHref } from '../../site/company'
import { LEGAL_FACTS } from '../legal-facts'
import { BUSINESS_TERMS, prepaidYear } from '../business-terms'
import type { LegalDocumentContent } from '../legal-document'
import { WEBSITE_PROMISES } from '../website-promises'

const { name } = company
const {
  cancellationNoticeBusinessDays,
  terminationNoticeDays,
  liabilityCapMonths,
  arbitrationPlace,
  governingLaw,
} = LEGAL_FACTS
const { starter, business, shimzy } = PLANS

/** The Terms of Service: eleven numbered sections. */
export const terms: LegalDocumentContent = {
  title: 'Terms of Service',
  effective: LEGAL_FACTS.termsEffective,
  updated: LEGAL_FACTS.updated,
  lead: `What you can expect from ${name}, what we expect from you, and what happens when one of us wants to stop. Eleven sections in plain English.`,
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      short: 'By ordering from us or using the platform, you accept these terms.',
      parts: [
        `These terms are an agreement between you, the business or person who orders or uses our services, and ${name}, ${company.address} ("we"). They apply to this website, to the platform and its plans, to the Shimzy assistant, and to every service we perform for you.`,
        'By subscribing, approving a proposal or using the platform, you accept them. If you act for a company, you confirm that you have the authority to do so. If a signed proposal differs from these terms on something it covers, the proposal applies to that, and these terms apply to the rest.',
        [
          'To learn how we handle personal information, read our ',
          { label: 'Privacy Policy', to: 'privacy' },
          '.',
        ],
      ],
    },
    {
      id: 'services',
      title: 'What we provide',
      short: 'Marketing and software services, and a business platform by subscription.',
      parts: [
        'We provide two things. Agency services are work that people do for you: advertising, search, email and text campaigns, websites, design, courses and software. The platform is software you use by subscription.',
        'The proposal you approve says what an agency service includes, when we deliver it and what it costs. The platform page and the platform fees page, as they read on the day you subscribe, say what a plan includes and what usage costs. We quote anything beyond that before we start.',
        "Parts of our services depend on other companies, such as ad networks, phone carriers, payment providers and hosts. Their rules apply to their part, and we can't make them run an ad or deliver a text they've rejected.",
      ],
    },
    {
      id: 'plans',
      title: 'Plans, trial and setup',
      short: `${TRIAL_DAYS}-day free trial on Starter and Business; setup fees are charged once.`,
      parts: [
        {
          list: [
            {
              term: starter.name,
              text: `${formatUsd(starter.monthlyCents)} a month, with a ${TRIAL_DAYS}-day free trial.`,
            },
            {
              term: business.name,
              text: `${formatUsd(business.monthlyCents)} a month, with a ${TRIAL_DAYS}-day free trial.`,
            },
            {
              term: shimzy.name,
              text: `${formatUsd(shimzy.monthlyCents)} a month, without a trial. It requires the AI setup, ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} once.`,
            },
          ],
        },
        `A plan paid by the year costs ${MONTHS_PAID_PER_YEAR} times its monthly price. During a trial we charge no subscription fee. Without a card on file, the trial ends by itself after ${TRIAL_DAYS} days and you owe nothing. If a card is on file, because you paid a setup fee with it or added it yourself, we charge your plan's price to it from day ${TRIAL_DAYS + 1} unless you cancel first. ${BUSINESS_TERMS.trialUsage.text}`,
        `Texting needs a card and registration with the phone carriers. ${BUSINESS_TERMS.carrierFees.text} ${BUSINESS_TERMS.trialExtension.text} ${BUSINESS_TERMS.carrierRefusal.text}`,
        `On ${starter.name} and ${business.name}, you choose who does the setup. Doing it yourself costs nothing. If we do it, we charge ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)} without a website or ${formatUsd(SETUP_OPTIONS.assisted.feeCents)} with one. On ${shimzy.name}, the AI setup is charged with the first order. ${BUSINESS_TERMS.shimzyStart.text} A setup fee is charged once, when you subscribe, even if the plan has a trial. ${BUSINESS_TERMS.setupTime.text}`,
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      short:
        'Plans and services in advance, by the month or the year; usage at the end of each cycle.',
      parts: [
        'We bill our services as monthly recurring payments. The first is charged when the subscription or the work begins, or when the trial ends. The rest follow on the same day of each month until the agreement ends. If you pay by the year, the same applies once a year. For a five-page website, the setup fee is due when we start, and the first monthly payment the day it goes live. For one-time projects, such as a logo, a custom website or software, the proposal says what is due and when.',
        [
          `Calls, text messages, emails and email verification are metered. They are not part of the subscription and are charged separately at the end of each billing cycle, which is a month for usage, even on a yearly plan. ${BUSINESS_TERMS.receivedTexts.text} AI usage is metered by the message and by the voice minute, and charged at the same time. See the current rates under `,
          { label: 'additional platform fees', to: 'platformFees' },
          '.',
        ],
        `You pay the ad networks directly; ad spend is not included in our fees. Prices are in US dollars. ${BUSINESS_TERMS.salesTax.text} If we have to collect a tax on a later charge, we'll tell you before we add it. If a payment fails, we tell you and try again. Until it is paid, we may pause the service.`,
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      short:
        "No refunds for work we've already done; if we end the agreement, unused days come back.",
      parts: [
        `There are no refunds for rendered work: we don't refund work we've already done, campaigns that have run, setups we have finished, or a month that has begun, except as this section and sections 3 and 6 say. ${BUSINESS_TERMS.setupRefund.text} ${BUSINESS_TERMS.shimzyRefund.text} ${BUSINESS_TERMS.weEndIt.text} ${prepaidYear('these terms')}`,
        'If we charge you by mistake, tell us and we will refund it.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      short: `Email us at least ${cancellationNoticeBusinessDays} business days before your next billing cycle.`,
      parts: [
        [
          `You may cancel a recurring service at any time. Send written notice at least ${cancellationNoticeBusinessDays} business days before the next billing cycle begins, by email to `,
          { label: company.email, href: emailHref },
          `. An email is enough. ${BUSINESS_TERMS.cancelConfirmation.text} The service then runs until the end of the month or year you have paid for, and we take no further subscription payment. Usage from the last cycle is still due.`,
        ],
        `Later notice takes effect one cycle later: the next payment is still due, and the one after it is not. ${BUSINESS_TERMS.yearlyRenewal.text} ${BUSINESS_TERMS.trialDeadline.text} For this notice, business days are Monday to Friday, except federal holidays.`,
      ],
    },
    {
      id: 'term',
      title: 'Term and termination',
      short: `Month to month, or by the year; either of us may end the agreement with ${terminationNoticeDays} days' written notice.`,
      parts: [
        `The agreement runs month to month. A plan paid by the year runs year to year, until you cancel it under section 6. Either party may terminate the agreement, for any reason or none, with ${terminationNoticeDays} days' written notice. Section 5 says what we refund if we are the ones who end it.`,
        'To stop a plan or a service, notice under section 6 is all you need. When you end the whole agreement under this section, section 6 still decides which payments are due.',
        'We may suspend or end a service without notice if it is used to break the law, to send unwanted messages, or to harm others.',
        `${BUSINESS_TERMS.yourData.text} ${BUSINESS_TERMS.yourNumbers.text} We may agree on another date in writing, and we keep what the law makes us keep. When the agreement ends, you still owe what was due for work up to the day the agreement ended.`,
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      short:
        'Send us what we need, keep your logins safe, and only message people you may contact.',
      parts: [
        'We can only work as fast as you answer. You send the copy, pictures and logins we ask for, and approve or reject drafts within a reasonable time. If we have to wait, dates move by the same amount.',
        {
          list: [
            {
              term: 'Rights',
              text: "You have the right to share what you send us, and using it does not violate anyone's rights.",
            },
            {
              term: 'Consent',
              text: 'You call, text and email only people the law lets you contact, with their consent where it is required, and honor every request to stop.',
            },
            {
              term: 'Security',
              text: 'You keep passwords private and tell us right away if one may have leaked.',
            },
            {
              term: 'Your trade',
              text: `If special rules apply to your profession, such as those for health information, you tell us before we begin. ${BUSINESS_TERMS.baa.text} ${BUSINESS_TERMS.baaScope.text} For patient data, that agreement comes before these terms.`,
            },
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      short: 'Your data and paid-for work are yours; the platform and our tools stay ours.',
      parts: [
        `Your customer data, your phone numbers, your accounts with other companies, your domain name and everything else you bring stay yours. Copy, designs and code that we make only for you become yours once you have paid for them. Code we write for you is in your account from day one; the rights to it pass to you when it is paid for. ${BUSINESS_TERMS.codeFixes.text} ${BUSINESS_TERMS.accountsOwnership.text} Fonts, pictures and software that belong to others keep their own licenses.`,
        'A five-page website has its own rules:',
        { list: WEBSITE_PROMISES.map(({ topic, text }) => ({ term: topic, text })) },
        'The platform, its code, and the methods, templates and tools that we use for several clients stay ours. You may use them for as long as your subscription runs.',
        'We show work in our portfolio only if you agree.',
      ],
    },
    {
      id: 'liability',
      title: 'Results and liability',
      short: `No promised results; liability is capped at the fees of the last ${liabilityCapMonths} months.`,
      parts: [
        'We work with care and to the standards of our profession. Rankings, clicks, leads and sales also depend on your market, your offer and companies outside our control, so we do not guarantee a particular result. Results and uptime on this website are targets, examples or our own figures, not guarantees. Beyond what is written here, we provide services as is, without further warranty.',
        `Whatever the basis of a claim, our total liability is limited to the fees you paid us in the ${liabilityCapMonths} months before it arose. Neither party is liable for lost profit or other indirect damage. This does not limit liability where the law does not allow it.`,
        'If someone makes a claim against us because of material you supplied or messages you sent, you pay the reasonable cost of it.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes, law and contact',
      short: `Binding arbitration in ${arbitrationPlace}, under ${governingLaw} law.`,
      parts: [
        'Call us first. We can settle most disagreements on the phone.',
        `If that fails, binding arbitration in ${arbitrationPlace}, before a single arbitrator, decides disputes that arise from this agreement. Each of us gives up the right to a court or jury trial, except for claims that a small claims court can hear and for urgent orders to prevent harm. ${governingLaw} law governs, without regard to its conflict-of-law rules.`,
        "If one part of these terms cannot be enforced, the rest still apply. We may change these terms for the future. We announce changes by email, early enough for you to cancel before they apply if you don't agree. On a yearly plan, a change applies from your next renewal.",
        [
          `Send written notices by mail to ${name}, ${company.address}, or by email to `,
          { label: company.email, href: emailHref },
          '. For questions, call ',
          { label: company.phone, href: phoneHref },
          '.',
        ],
      ],
    },
  ],
}
