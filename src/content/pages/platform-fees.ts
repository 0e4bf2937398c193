import { formatCount, formatUsd } from '../../shared/money'
import { PLANS, type PlanId } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import {
  AI_USAGE_FEES,
  formatFee,
  unitsForTenDollars,
  USAGE_FEES,
  usageCents,
  type UsageFeeId,
} from '../../shared/usage-fees'
import { WEBSITE_OPTION_PRICES } from '../../site/service-prices'
import { BUSINESS_TERMS, PHOTO_TEXT_SEGMENTS, WEBSITE_BUYOUT_MONTHS } from '../business-terms'
import { CARRIER_FEES } from '../carrier-fees'
import { LEGAL_FACTS } from '../legal-facts'
import { WEBSITE_INCLUSIONS } from '../website-inclusions'

const exampleUnits = {
  'making-calls': 150,
  'receiving-calls': 100,
  'text-message': 400,
  email: 1_000,
} satisfies Partial<Record<UsageFeeId, number>>

const starterUsageCents =
  usageCents('starter', exampleUnits) + CARRIER_FEES.registrationMonthlyCents

/** An invented month of use, added up for each plan. */
export const exampleMonth = {
  inShort: `${exampleUnits['text-message']} short texts (up to 160 characters), ${exampleUnits['making-calls']} minutes of calls made, ${exampleUnits['receiving-calls']} taken, and ${formatCount(exampleUnits.email)} emails`,
  sum: (planId: PlanId) => formatUsd(usageCents(planId, exampleUnits)),
  /** The same on Starter with the monthly fee for the carriers' registration, without and with the plan. */
  withRegistration: formatUsd(starterUsageCents),
  starterTotal: formatUsd(PLANS.starter.monthlyCents + starterUsageCents),
} as const

const [aiMessage, aiVoice] = AI_USAGE_FEES
const [called, taken, text, email] = USAGE_FEES

export const platformFees = {
  title: 'Additional Platform Fees',
  back: 'Back to the platform',
  lead: `Your subscription pays for the software. Calls, texts and emails are metered and billed at the end of each month, even on a yearly plan. On ${PLANS.starter.name}, ${exampleMonth.inShort} come to ${exampleMonth.withRegistration} a month with the carriers’ fee. Here’s every rate we charge. Stripe or PayPal takes its own fee on payments your customers make.`,
  /** Starter's fees along the tape of the first screen, at the marks of src/assets/drawings/fees.svg. */
  marks: [
    { name: '', fee: '$0', place: 'top-[79%] left-[34.2%]' },
    { name: 'Email', fee: formatFee(email.prices.starter), place: 'bottom-[46%] left-[38%]' },
    { name: 'Text', fee: formatFee(text.prices.starter), place: 'bottom-[46%] right-[30.5%]' },
    {
      name: 'Minute received',
      fee: formatFee(taken.prices.starter),
      place: 'top-[79%] left-[70.5%]',
    },
    { name: 'Minute made', fee: formatFee(called.prices.starter), place: 'bottom-[46%] right-0' },
  ],
  prices: {
    title: 'Usage fees',
    text: `On higher plans you pay less for most items. A text of up to 160 plain characters is one segment; with an emoji, a curly apostrophe or another special character, the limit is 70. Longer texts take two or more. ${BUSINESS_TERMS.receivedTexts.text}`,
    unitHeading: 'Usage charge',
    units: { minute: 'per minute', segment: 'per segment', each: 'each' },
    shortHeading: 'Price',
  },
  extras: {
    title: 'Numbers, photos and registration',
    text: 'Every business that texts has to register with the phone carriers. We charge what registering costs us, with no markup.',
    rows: [
      {
        name: 'Carrier registration (A2P 10DLC)',
        price: `${formatUsd(CARRIER_FEES.registrationOnceCents)} once, plus ${formatUsd(CARRIER_FEES.registrationMonthlyCents)} a month, not refunded`,
      },
      {
        name: 'Local phone number',
        price: `one included, and one you move to us; each extra one ${formatUsd(CARRIER_FEES.extraNumberMonthlyCents)} a month`,
      },
      { name: 'Photo text', price: `counts as ${PHOTO_TEXT_SEGMENTS} text segments` },
      { name: 'Usage in a trial', price: BUSINESS_TERMS.trialUsage.text },
      { name: 'Sales tax', price: BUSINESS_TERMS.salesTax.text },
    ],
  },
  tenDollars: {
    title: 'About what $10 buys',
    text: 'Strips are to scale. Figures are rounded to the nearest 5.',
    headings: ['Usage', 'Plan', 'For $10, about'],
    units: { minute: 'minutes', segment: 'segments', each: 'emails' },
    shortHeading: '$10 buys',
  },
  example: {
    label: `Example month, before AI usage and carrier registration: ${exampleUnits['making-calls']} minutes of calls made, ${exampleUnits['receiving-calls']} taken, ${exampleUnits['text-message']} texts, ${formatCount(exampleUnits.email)} emails`,
    sum: exampleMonth.sum,
  },
  ai: {
    title: 'AI usage fees',
    text: `The AI assistant comes with the ${PLANS.shimzy.name} plan. Each message it writes and each minute it’s on a call is charged directly to you, in addition to the rates for the call or the text itself.`,
    fees: [
      {
        price: formatFee(aiMessage.price),
        unit: `per ${aiMessage.unit}`,
        tenDollars: `$10 buys ${unitsForTenDollars(aiMessage.price)} messages.`,
      },
      {
        price: formatFee(aiVoice.price),
        unit: `per ${aiVoice.unit}`,
        tenDollars: `$10 buys ${unitsForTenDollars(aiVoice.price)} minutes.`,
      },
    ],
  },
  websites: {
    title: 'Website options',
    text: `Four ways to pay for the same five-page website. With Flexible and Starter, the design becomes yours after ${WEBSITE_BUYOUT_MONTHS} payments. You don’t need one to use the platform.`,
    note: `The ${formatUsd(SETUP_OPTIONS.assisted.feeCents)} platform setup already includes such a website, ready in about 30 days. Its hosting is part of your plan; when you leave, you can export its files for ${LEGAL_FACTS.exportDays} days. The ${WEBSITE_OPTION_PRICES.starter.name} website has nothing to do with the ${PLANS.starter.name} plan.`,
    headings: ['Option', 'Setup fee', 'Hosting per month', 'First 12 months'],
    popular: 'Most popular',
    includesTitle: 'All four include',
    includes: WEBSITE_INCLUSIONS,
  },
  note: {
    title: `About the ${PLANS.shimzy.name} plan`,
    text: `${PLANS.shimzy.name} has the lowest rates for calls, texts and emails. Its AI usage is billed separately, at the end of each month, at the rates above. The one-time ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} setup is charged with the first order.`,
    pricesLink: 'Compare the plans',
  },
} as const
