import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import {
  AI_USAGE_FEES,
  formatFee,
  unitsForTenDollars,
  USAGE_FEES,
  type TenThousandths,
} from '../../shared/usage-fees'
import { WEBSITE_INCLUSIONS } from '../website-inclusions'

const [aiMessage, aiVoice] = AI_USAGE_FEES
const [called, taken, text, email] = USAGE_FEES
const { starter, shimzy } = PLANS

/** A fee in cents: '0.4', or whole cents if it is one cent or more. */
const cents = (price: TenThousandths) => {
  const exact = price / 100
  return exact < 1 ? String(exact) : String(Math.round(exact))
}

export const platformFees = {
  title: 'Additional Platform Fees',
  back: 'Back to the platform',
  lead: `See your whole bill, plan and usage, before you sign up. On ${starter.name}, a short text costs about ${cents(text.prices.starter)} cents and a phone minute ${cents(taken.prices.starter)} to\u00a0${cents(called.prices.starter)}. Usage is charged separately at the end of each billing cycle and not included in subscriptions.`,
  /**
   * The labels of Starter's fees on the tape; `wide` and `phone` are a label's x, y and which end is there. The marks are
   * the last path of src/assets/drawings/fees.svg (x = 420 + 102.9 per cent of a dollar, up to 7 cents) and of
   * fees-phone.svg (x = 100 + 34.3 per cent).
   */
  marks: [
    { name: '', fee: '$0', wide: ['34.8%', '86%', 'start'], phone: ['28.2%', '97%', 'start'] },
    {
      name: 'Email',
      fee: formatFee(email.prices.starter),
      wide: ['38.2%', '52%', 'start'],
      phone: ['32.1%', '59%', 'start'],
    },
    {
      name: 'Text',
      fee: formatFee(text.prices.starter),
      wide: ['68.6%', '52%', 'end'],
      phone: ['95%', '59%', 'end'],
    },
    {
      name: 'Incoming minute',
      fee: formatFee(taken.prices.starter),
      wide: ['71.2%', '86%', 'start'],
      phone: ['100%', '97%', 'end'],
    },
    {
      name: 'Outgoing minute',
      fee: formatFee(called.prices.starter),
      wide: ['95.2%', '52%', 'end'],
      phone: ['97.6%', '43%', 'end'],
    },
  ],
  prices: {
    title: 'Usage fees',
    text: 'The higher the plan, the lower the rates for calls, texts and emails. A text of up to 160 characters is one segment; a longer one takes two or more.',
    unitHeading: 'Usage charge',
    units: { minute: 'per minute', segment: 'per segment', each: 'each' },
    shortHeading: 'Price',
  },
  tenDollars: {
    title: 'About what $10 buys',
    text: 'In minutes, segments and emails, at each plan’s rates.',
    units: { minute: 'minutes', segment: 'segments', each: 'emails' },
    shortHeading: '$10 buys about',
  },
  ai: {
    title: 'AI usage fees',
    text: `The AI assistant comes with the ${shimzy.name} plan. Its messages and voice minutes are charged directly to you.`,
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
    text: 'Four ways to pay for the same website: more up front, or more each month.',
    headings: ['Option', 'Setup fee', 'Monthly hosting', 'First 12 months'],
    popular: 'Most popular',
    includesTitle: 'All four include',
    includes: WEBSITE_INCLUSIONS,
  },
  note: {
    title: `About the ${shimzy.name} plan`,
    text: `You get our lowest rates on calls, texts and emails. The one-time setup is ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)}.`,
    pricesLink: 'Compare the plans',
  },
} as const
