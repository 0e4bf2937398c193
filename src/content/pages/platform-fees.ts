import { formatCount } from '../../shared/count'
import { PLANS } from '../../shared/plans'
import {
  AI_USAGE_FEES,
  formatFee,
  unitsForTenDollars,
  USAGE_FEES,
  type UsageFeeId,
} from '../../shared/usage-fees'
import { WEBSITE_INCLUSIONS } from '../website-inclusions'

/** A month of use as a small service company has it; the page adds it up for each plan. */
const exampleMonth = {
  'making-calls': 150,
  'receiving-calls': 100,
  'text-message': 400,
  email: 1_000,
} satisfies Partial<Record<UsageFeeId, number>>

const [aiMessage, aiVoice] = AI_USAGE_FEES
const [, , textMessage] = USAGE_FEES

export const platformFees = {
  title: 'Additional Platform Fees',
  back: 'Back to the platform',
  lead: 'The subscription is the software. What phone and mail networks charge per call, text and email comes on top, by use, at the end of each billing cycle.',
  mark: `${formatFee(textMessage.prices.business)}: one text on ${PLANS.business.name}`,
  prices: {
    title: 'Usage fees',
    text: 'The larger the plan, the smaller the price of each call, text and email. Nothing used, nothing charged.',
    unitHeading: 'Charged by use',
    units: { minute: 'per minute', segment: 'per segment', each: 'each' },
    shortHeading: 'Price',
  },
  tenDollars: {
    title: 'What $10 buys',
    text: 'The same prices the other way around, rounded to the nearest five.',
    unitHeading: 'For $10, about',
    units: { minute: 'minutes', segment: 'segments', each: '' },
    shortHeading: '$10 buys',
  },
  example: {
    label: `Example month: ${exampleMonth['making-calls']} minutes out, ${exampleMonth['receiving-calls']} in, ${exampleMonth['text-message']} texts, ${formatCount(exampleMonth.email)} emails`,
    units: exampleMonth,
  },
  ai: {
    title: 'AI usage fees',
    text: 'What the assistant writes and says is charged directly to you, at the same price on every plan.',
    fees: [
      {
        price: formatFee(aiMessage.price),
        unit: `per ${aiMessage.unit}`,
        tenDollars: `$10 gives ${unitsForTenDollars(aiMessage.price)} messages.`,
      },
      {
        price: formatFee(aiVoice.price),
        unit: `per ${aiVoice.unit}`,
        tenDollars: `$10 gives ${unitsForTenDollars(aiVoice.price)} minutes.`,
      },
    ],
  },
  websites: {
    title: 'Website options',
    text: 'Four ways to pay for the same five pages: more at the start, or more each month.',
    headings: {
      name: 'Option',
      setup: 'Setup fee',
      hosting: 'Hosting per month',
      firstYear: 'First 12 months',
    },
    popular: 'Most popular',
    includesTitle: 'All four include',
    includes: WEBSITE_INCLUSIONS,
  },
  note: {
    title: `About the ${PLANS.shimzy.name} plan`,
    text: `The ${PLANS.shimzy.name} plan has the lowest price per call, text and email. Its AI usage is not part of the subscription: messages and voice minutes are charged to you as used, at the prices above.`,
    pricesLink: 'Compare the plans',
  },
} as const
