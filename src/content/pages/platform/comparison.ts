import { PLANS } from '../../../shared/plans'
import { CLAIMS } from '../../claims'

const { platformPrice, separateTools } = CLAIMS

/** The platform against several tools. The prices are claims; the plans' own are in src/shared/plans.ts. */
export const platformComparison = {
  title: 'One bill instead of many',
  /** Names on the receipts of src/assets/drawings/comparison.svg and comparison-phone.svg: x, y and degrees. */
  tools: [
    { name: 'Calendar', wide: [172, 35, 2], phone: [98, 22, 2] },
    { name: 'Forms', wide: [945, 33, -3], phone: [190, 83, 2] },
    { name: 'Email', wide: [20, 40, -3], phone: [14, 26, -3] },
    { name: 'Texting', wide: [637, 35, -2.5], phone: [16, 82, 2.5] },
    { name: 'Invoices', wide: [1097, 41, 2.5], phone: [276, 77, -2] },
    { name: 'Website', wide: [328, 39, -2], phone: [190, 27, -2] },
    { name: 'Reviews', wide: [789, 40, 2], phone: [104, 78, -2.5] },
    { name: 'Call log', wide: [481, 35, 3], phone: [276, 21, 3] },
  ],
  /** The table in one sentence, for assistive technology. */
  caption: `${platformPrice.label} at ${platformPrice.value} a month compared with ${separateTools.label.toLowerCase()} at ${separateTools.value} a month`,
  featureHeading: 'What you get',
  ours: {
    name: platformPrice.label,
    price: platformPrice.value,
    note: `${PLANS.starter.name} with light usage`,
  },
  multiple: { name: separateTools.label, price: separateTools.value },
  /** Text after each price, for the eye and for screen readers. */
  priceUnit: { symbol: '/mo', spoken: ' a month' },
  /** Text beside a cell's mark. */
  words: { has: 'Included', separately: 'Separate bill', lacks: 'Needs connecting' },
  rows: [
    { feature: 'One record for each customer', costsExtra: false },
    { feature: 'Every channel in one thread', costsExtra: false },
    { feature: 'Booking with reminders', costsExtra: true },
    { feature: 'Review requests', costsExtra: true },
    { feature: 'Website builder, funnels and forms', costsExtra: true },
    { feature: 'Automated follow-up', costsExtra: false },
    { feature: 'Reports across all of it', costsExtra: false },
  ],
} as const
