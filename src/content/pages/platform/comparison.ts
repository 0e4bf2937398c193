import { PLANS } from '../../../shared/plans'
import { CLAIMS } from '../../claims'

const { platformPrice, separateTools } = CLAIMS

/** The platform against several tools. The prices are claims; the plans' own are in src/shared/plans.ts. */
export const platformComparison = {
  title: 'One bill instead of many',
  /** Labels of loose dots, with their positions in src/assets/drawings/comparison.svg and comparison-phone.svg. */
  tools: [
    { name: 'Calendar', wide: [203, 199], phone: [23, 117] },
    { name: 'Forms', wide: [140, 132], phone: [32, 58] },
    { name: 'Email', wide: [13, 150], phone: [86, 17] },
    { name: 'Texting', wide: [75, 19], phone: [97, 120] },
    { name: 'Invoices', wide: [345, 201], phone: [142, 12] },
    { name: 'Website', wide: [215, 23], phone: [162, 117] },
    { name: 'Reviews', wide: [123, 196], phone: [252, 16] },
    { name: 'Call log', wide: [324, 23], phone: [259, 126] },
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
  priceUnit: { printed: '/mo', spoken: ' a month' },
  /** Text beside a cell's mark. */
  words: { has: 'Included', separately: 'Costs extra', lacks: 'Needs connecting' },
  rows: [
    { feature: 'One record for each customer', ours: true, multiple: false },
    { feature: 'Every channel in one thread', ours: true, multiple: false },
    { feature: 'Booking with reminders', ours: true, multiple: true },
    { feature: 'Review requests', ours: true, multiple: true },
    { feature: 'Website builder, funnels and forms', ours: true, multiple: true },
    { feature: 'Automated follow-up', ours: true, multiple: false },
    { feature: 'Reports across all of it', ours: true, multiple: false },
  ],
} as const
