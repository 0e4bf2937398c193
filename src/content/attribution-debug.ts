import { ATTRIBUTION_COOKIE, TRACKING_VALUE_MAX_CHARS } from '../shared/attribution'

/** Texts of the staff panel that opens with debug=utm. The labels of the first section are prescribed. */
export const attributionDebug = {
  title: 'Campaign tools',
  close: 'Close the campaign tools',
  stored: {
    title: 'Stored UTM data',
    empty: 'No UTM parameters stored',
    clear: 'Clear UTM Data',
    cookie: `Kept in a cookie for ${ATTRIBUTION_COOKIE.lifetimeDays} days.`,
    memory: 'Advertising or cookies are off in this browser, so it lasts for this visit only.',
  },
  checkout: {
    title: 'What a checkout would send',
    empty: 'Nothing. A sign-up now would count as “(no campaign)” in the report.',
  },
  builder: {
    title: 'Make a tagged link',
    page: 'Page',
    groups: {
      signUp: 'Sign-up',
      platform: 'Platform',
      services: 'Services',
      company: 'Company',
      legal: 'Legal',
      articles: 'Articles',
    },
    signUp: (plan: string) => `Sign-up on ${plan}`,
    billing: 'Billing',
    anyBilling: 'Monthly first, the visitor decides',
    tags: {
      utm_source: { label: 'Source', hint: 'Such as google' },
      utm_medium: { label: 'Medium', hint: 'Such as cpc or email' },
      utm_campaign: { label: 'Campaign', hint: 'Such as spring-roofing or october-offer' },
      utm_term: { label: 'Term', hint: 'Optional: the keyword' },
      utm_content: { label: 'Content', hint: 'Optional: which ad' },
    },
    asWritten: 'Keep capitals and spaces',
    tidyHint:
      'Otherwise the link uses lower case and hyphens, because reports count “Spring Sale” and “spring-sale” as two campaigns.',
    result: 'Tagged link',
    untagged: 'Without a source and a campaign, this link is hard to find in a report.',
    tooLong: `These tags are too long to be kept whole. Stay well below ${TRACKING_VALUE_MAX_CHARS} characters each.`,
    personal:
      'A tag looks like an email address, a phone number or a link. Take it out: analytics would drop it, and the report would show it.',
    placeholder:
      'The ad platform fills in what is in braces. Paste the link there; opened by itself, it reports the braces.',
    copy: 'Copy link',
    copied: 'Copied.',
    refused: 'The browser refused to copy. The link is selected: press Ctrl+C or ⌘C.',
  },
} as const
