import { formatUsd } from '../../shared/money'
import { MONTHS_PAID_PER_YEAR, PLAN_IDS, PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { company, emailHref, phoneHref } from '../../site/company'
import { LEGAL_FACTS } from '../legal-facts'
import type { LegalDocumentContent } from '../legal-document'
import { trialPlans } from '../standing-copy'

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
        'The proposal you approve says what an agency service includes and what it costs. The platform page and the platform fees page say what a plan includes and what usage costs.',
        "Parts of our services depend on other companies, such as ad networks, phone carriers, payment providers and hosts. Their rules apply to their part, and we can't make them run an ad or deliver a text they've rejected. Texting starts once carriers approve your number.",
      ],
    },
    {
      id: 'plans',
      title: 'Plans, trial and setup',
      short: `${TRIAL_DAYS}-day free trial on ${trialPlans}; a setup fee is charged once.`,
      parts: [
        {
          list: PLAN_IDS.map((id) => PLANS[id]).map(({ name, monthlyCents, hasTrial }) => ({
            term: name,
            text: `${formatUsd(monthlyCents)} a month, ${hasTrial ? `with a ${TRIAL_DAYS}-day free` : 'without a'} trial.`,
          })),
        },
        `A plan paid by the year costs ${MONTHS_PAID_PER_YEAR} times its monthly price. During a trial, we charge nothing for the plan. Without a card on file, the trial ends by itself after ${TRIAL_DAYS} days and the plan costs you nothing. With a card on file, because you paid a setup fee with it or added it yourself, we charge the plan's price to it from day ${TRIAL_DAYS + 1} unless you cancel before.`,
        `On ${starter.name} and ${business.name}, you choose who does the setup. Doing it yourself costs nothing. If we do it, it costs ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)} without a website or ${formatUsd(SETUP_OPTIONS.assisted.feeCents)} with one. ${shimzy.name} requires the AI setup, which costs ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)}. A setup fee is charged once, on the day you subscribe, even if the plan has a trial.`,
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      short:
        'Plans and services by the month, or by the year; usage at the end of each billing cycle.',
      parts: [
        'We bill our services as monthly recurring payments, in advance. A plan paid by the year is billed once a year and renews by itself each year until you cancel. For one-time work, such as a logo or a website, the proposal says what is due and when.',
        [
          'Calls, text messages, emails and email verifications are metered. They are not included in subscriptions and are charged separately at the end of each billing cycle. AI usage is charged to you by the message and by the voice minute. See the current rates under ',
          { label: 'additional platform fees', to: 'platformFees' },
          '.',
        ],
        'Money for ads is not part of our fees. Prices are in US dollars. If a payment fails, we may pause the service until it is paid.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      short: 'No refunds for rendered work.',
      parts: [
        'There are no refunds for rendered work. That is work we have already done, such as campaigns that have run and setup work we have done.',
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
          '. An email is enough. The service then runs until the end of the month or year you have paid for, and we take no further payment for the plan. Usage until then is still due.',
        ],
        'With later notice, the next payment is still due, and the one after it is not. In a trial, cancel before it ends and you pay nothing for the plan.',
      ],
    },
    {
      id: 'term',
      title: 'Term and termination',
      short: `Month to month, or by the year; either of us may end the agreement with ${terminationNoticeDays} days' written notice.`,
      parts: [
        `The agreement runs month to month. A plan paid by the year is billed year to year, until you cancel it under section 6. Either party may terminate the agreement, for any reason or none, with ${terminationNoticeDays} days' written notice.`,
        'To stop one plan or one service, notice under section 6 is all you need. When you end the whole agreement under this section, section 6 still decides which payments are due.',
        'We may suspend a service without notice if it is used to break the law, to send unwanted messages, or to harm others. When the agreement ends, you still owe what was due up to that day.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      short:
        'Send us what we need, keep your logins safe, and only message people you may contact.',
      parts: [
        'We can only work as fast as you answer. You send the copy, pictures and logins we ask for, and you approve or reject drafts within a reasonable time. If we have to wait, dates move by the same amount.',
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
              text: 'If special rules apply to your profession, you tell us before we begin. Ask us about HIPAA before any patient data goes in.',
            },
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      short: 'What you bring stays yours; the platform and our tools stay ours.',
      parts: [
        'Your customer data, your accounts with other companies, your domain name and everything else you bring stay yours. The proposal says which rights you get in the work we make for you. Fonts, pictures and software that belong to others keep their own licenses.',
        'The platform, its code, and the methods, templates and tools that we use for several clients stay ours. You may use the platform for as long as your subscription runs.',
      ],
    },
    {
      id: 'liability',
      title: 'Results and liability',
      short: `No promised results; liability is capped at the fees of the last ${liabilityCapMonths} months.`,
      parts: [
        'We work with care. Rankings, clicks, leads and sales also depend on your market, your offer and companies outside our control, so we do not guarantee a particular result. Beyond what is written here, we provide services as is, without further warranty.',
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
        `If that fails, binding arbitration in ${arbitrationPlace} decides disputes that arise from this agreement, in place of a court or a jury. ${governingLaw} law governs, without regard to its conflict-of-law rules.`,
        'If one part of these terms cannot be enforced, the rest still apply. When we change these terms, the new version appears here with its date. A change applies only to what happens after that.',
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
