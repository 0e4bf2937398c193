import { LEGAL_FACTS } from './legal-facts'
import { BUSINESS_TERMS } from './business-terms'

/** What every website contract says, the terms included: the six sentences that our article tells readers to ask for. */
export const WEBSITE_PROMISES = [
  { topic: 'Yours', text: BUSINESS_TERMS.websiteOwnership.text },
  {
    topic: 'Export',
    text: BUSINESS_TERMS.websiteExport.text,
  },
  {
    topic: 'Redirects',
    text: 'The price includes redirects from your old addresses, so links and search results keep working.',
  },
  {
    topic: 'Small changes',
    text: `${BUSINESS_TERMS.websiteChanges.text} ${BUSINESS_TERMS.prioritySupport.text}`,
  },
  {
    topic: 'Accessibility',
    text: BUSINESS_TERMS.websiteAccessibility.text,
  },
  {
    topic: 'Notice',
    text: `You can end the hosting with one email, ${LEGAL_FACTS.cancellationNoticeBusinessDays} business days before the next bill. If we end it, you get ${LEGAL_FACTS.terminationNoticeDays} days’ written notice.`,
  },
] as const
