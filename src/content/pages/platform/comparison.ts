import { PLANS } from '../../../shared/plans'
import { CLAIMS } from '../../claims'

const { platformPrice, separateTools } = CLAIMS

/** The platform against several tools. The prices are claims; the plans' own are in src/shared/plans.ts. */
export const platformComparison = {
  title: 'One bill instead of many',
  /** The table in one sentence, for assistive technology. */
  caption: `${platformPrice.label} at ${platformPrice.value} a month compared with ${separateTools.label.toLowerCase()} at ${separateTools.value} a month`,
  featureHeading: 'What you get',
  ours: {
    name: platformPrice.label,
    price: platformPrice.value,
    note: `${PLANS.starter.name} with light usage`,
  },
  multiple: { name: separateTools.label, price: separateTools.value },
  /** Follows each price: as it is printed, and as it is spoken. */
  priceUnit: { printed: '/mo', spoken: ' a month' },
  /** What a cell says beside its mark. */
  words: { has: 'Included', separately: 'Costs extra', lacks: 'Needs connecting' },
  rows: [
    { feature: 'One record for each customer', ours: true, multiple: false },
    { feature: 'Calls, texts and emails in one thread', ours: true, multiple: false },
    { feature: 'Booking with reminders', ours: true, multiple: true },
    { feature: 'Review requests', ours: true, multiple: true },
    { feature: 'Website, funnels and forms', ours: true, multiple: true },
    { feature: 'Automation from first click to invoice', ours: true, multiple: false },
    { feature: 'Reports across all of it', ours: true, multiple: false },
  ],
} as const
