import { formatUsd } from '../../shared/money'
import { MONTHS_PAID_PER_YEAR, PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { company, emailHref, phoneHref } from '../../site/company'
import { LEGAL_FACTS } from '../../site/legal-facts'
import type { LegalDocumentContent } from '../legal-document'

const { name } = company
const {
  cancellationNoticeBusinessDays,
  terminationNoticeDays,
  liabilityCapMonths,
  arbitrationPlace,
  governingLaw,
} = LEGAL_FACTS
const { starter, business, shimzy } = PLANS

/** The Terms of Service (spec sections 2.12 and 9). */
export const terms: LegalDocumentContent = {
  title: 'Terms of Service',
  effective: LEGAL_FACTS.termsEffective,
  lead: `What you may expect from ${name}, what we expect from you, and what happens when one of us wants to stop. Eleven sections, written to be read.`,
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      short: 'By ordering from us or using the platform you accept these terms.',
      parts: [
        `These terms are an agreement between you, the business or person who orders or uses our services, and ${name}, ${company.address} ("we"). They apply to this website, to the platform and its plans, to the Shimzy assistant, and to every service we carry out for you.`,
        'By subscribing, by approving a proposal or by using the platform you accept them. If you act for a company, you confirm that you may bind it. Where a signed proposal says something different about its own subject, the proposal counts for that subject and these terms for the rest.',
        [
          'How we handle personal information is described in our ',
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
        'We provide two kinds of things. Agency services are work that people do for you: advertising, search, email and text campaigns, websites, design, courses and software. The platform is software that you use by subscription.',
        'What an agency service includes, when it is delivered and what it costs stands in the proposal you approve. What a plan includes stands on the pricing page on the day you subscribe. Work beyond that is quoted before it begins.',
        'Parts of our services rest on other companies, such as advertising networks, phone carriers, payment providers and hosts. Their own rules apply to their part, and an ad or a text message that they refuse is not ours to force through.',
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
              text: `${formatUsd(shimzy.monthlyCents)} a month, without a trial.`,
            },
          ],
        },
        `A plan paid by the year costs ${MONTHS_PAID_PER_YEAR} times its monthly price. During a trial no subscription fee is charged. If you cancel before the trial ends, or have left no way to pay when it ends, the subscription stops and you owe nothing for it.`,
        `If you choose to have us set things up, a one-time fee is due when you subscribe, also where the plan has a trial: ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)} without a website, ${formatUsd(SETUP_OPTIONS.assisted.feeCents)} with one, and ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} for the AI setup of ${shimzy.name}. Setting it up yourself costs nothing.`,
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      short: 'Monthly recurring payments in advance; usage is billed when each cycle ends.',
      parts: [
        'Our services are billed as monthly recurring payments. The first is charged when the subscription or the work begins, or when the trial ends, and then again on the same day of each month until the agreement ends. Where you choose to pay by the year, the same applies once a year.',
        [
          'Calls, text messages, emails and email verification are metered. They are not part of the subscription and are charged separately at the end of each billing cycle. AI usage is charged to you directly. The current rates stand under ',
          { label: 'additional platform fees', to: 'platformFees' },
          '.',
        ],
        'Money spent on advertising goes from you to the network and is not included in our fees. Prices are in US dollars, and taxes are added where the law asks for it. If a payment fails we tell you and try again; while it stays open we may pause the service.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      short: 'No refunds for work that has been rendered.',
      parts: [
        'There are no refunds for rendered work. Time that people have spent, campaigns that have run, setups that have been carried out and billing cycles that have begun are not paid back, in full or in part.',
        'A charge that was made by mistake is another matter. Tell us about it and we return it.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      short: `Write to us at least ${cancellationNoticeBusinessDays} business days before the next billing cycle.`,
      parts: [
        [
          `You may cancel a recurring service at any time. Send written notice at least ${cancellationNoticeBusinessDays} business days before the next billing cycle begins, by email to `,
          { label: company.email, href: emailHref },
          '. The service then runs until the end of the cycle that is paid, and no further payment is taken.',
        ],
        'Notice that reaches us later takes effect one cycle later: the next payment is still due, and the one after it is not. Business days are Monday to Friday, except federal holidays.',
      ],
    },
    {
      id: 'term',
      title: 'Term and termination',
      short: `Month to month; either of us may end the agreement with ${terminationNoticeDays} days' written notice.`,
      parts: [
        `The agreement runs month to month. Either party may terminate it, for any reason or none, with ${terminationNoticeDays} days' written notice.`,
        'We may suspend or end a service without notice where it is used to break the law, to send messages that nobody agreed to, or to harm others.',
        'When the agreement ends you may export your contacts, notes and message history. We tell you by when, and then delete them, except for what the law makes us keep. What was owed for work until that day stays owed.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      short: 'Send what we need, keep your logins safe, and only write to people who agreed.',
      parts: [
        'Work goes as fast as its answers. You send the texts, pictures and logins we ask for, and say yes or no to drafts within a reasonable time. Dates move by as long as we wait.',
        {
          list: [
            {
              term: 'Rights',
              text: 'What you give us is yours to give, and its use does not violate the rights of others.',
            },
            {
              term: 'Consent',
              text: 'You only send calls, texts and emails to people who agreed to them, and honor every request to stop.',
            },
            {
              term: 'Security',
              text: 'You keep passwords to yourself and tell us at once when one may have leaked.',
            },
            {
              term: 'Your trade',
              text: 'Where rules bind your profession, such as those for health information, you tell us before we begin.',
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
        'Your customer data, your accounts at other companies, your domain name and everything you bring along remain yours. Texts, designs and code that we make for you alone become yours once they are paid for. Fonts, pictures and software that belong to others keep their own licenses.',
        'The platform, its code and the methods, templates and tools that we use for several clients stay ours. You may use them as long as your subscription runs.',
        'We show work in our portfolio only if you agree.',
      ],
    },
    {
      id: 'liability',
      title: 'Results and liability',
      short: `No promised results; liability is capped at the fees of the last ${liabilityCapMonths} months.`,
      parts: [
        'We work with care and by the standards of our profession. Rankings, clicks, leads and sales also depend on your market, your offer and companies outside our control, so we do not guarantee a particular result. Figures on this website are examples, not promises. Beyond what is written here, services are provided as they are, without further warranty.',
        `Whatever the ground of a claim, our total liability is limited to the fees you paid us over the last ${liabilityCapMonths} months before it arose. Neither party is liable for lost profit or other indirect damage. This does not limit liability that the law does not allow to be limited.`,
        'If others make a claim against us because of material that you supplied or messages that you had sent, you bear the reasonable cost of it.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes, law and contact',
      short: `Binding arbitration in ${arbitrationPlace}, under ${governingLaw} law.`,
      parts: [
        'Call us first. Most disagreements can be settled on the phone.',
        `If that fails, disputes that arise from this agreement are decided by binding arbitration in ${arbitrationPlace}, before a single arbitrator. Each of us gives up the right to a court or jury trial, except for claims that a small claims court can hear and for urgent orders to prevent harm. The laws of the State of ${governingLaw} apply, without its rules on conflicts of law.`,
        'If one provision of these terms cannot be enforced, the others remain. We may change the terms for the future, and announce it by email early enough for whoever does not agree to cancel before the change applies.',
        [
          `Notices go to ${name}, ${company.address}, by email to `,
          { label: company.email, href: emailHref },
          ' or by phone at ',
          { label: company.phone, href: phoneHref },
          '.',
        ],
      ],
    },
  ],
}
