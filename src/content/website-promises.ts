import { BUSINESS_TERMS } from './business-terms'

/** What every website contract says: the six sentences that our article tells readers to ask for. */
export const WEBSITE_PROMISES = [
  { topic: 'Yours', text: BUSINESS_TERMS.websiteOwnership.text },
  {
    topic: 'Export',
    text: 'Ask for your site and you get it: every page, photo and order, in files that another company can put online.',
  },
  {
    topic: 'Redirects',
    text: 'The price includes redirects from your old addresses, so links and search results keep working.',
  },
  {
    topic: 'Small changes',
    text: 'New hours, a new price or a new photo are on the site within three business days.',
  },
  {
    topic: 'Accessibility',
    text: 'The pages meet WCAG 2.2 AA, so people can use them with a keyboard or a screen reader.',
  },
  {
    topic: 'Notice',
    text: 'Either of us can end the hosting with 30 days’ notice by email.',
  },
] as const
