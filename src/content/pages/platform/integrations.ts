/** Thirteen integrations, each with what it brings into the platform, and a text tile. */
export const platformIntegrations = {
  title: 'It works with the accounts you have',
  text: 'They all feed the customer’s record.',
  /** The moving content's name in its buttons: 'Pause integrations'. */
  label: 'integrations',
  previous: 'Previous integrations',
  next: 'Next integrations',
  /** Each icon is one stroke on 28 by 28 that shows what the tool does. No logos are copied. */
  integrations: [
    {
      name: 'Gmail',
      icon: 'M4 7.5h20v13H4Zm.5.8L14 15.5l9.5-7.2',
      arrives: 'A reply lands in the customer’s record.',
    },
    {
      name: 'Google Calendar',
      icon: 'M5 6.5h18v17H5Zm0 5.5h18M9.5 4v4.5m9-4.5v4.5M10 17.5h4',
      arrives: 'Thursday at 10:00 is taken in both.',
    },
    {
      name: 'Drive',
      icon: 'M4 22V7h7l2.5 3H24v12Zm0-8h20',
      arrives: 'The HOA letter is on the job’s record.',
    },
    {
      name: 'Outlook',
      icon: 'M4 16 8 6.5h12L24 16v6.5H4Zm0 0h6c.5 4 7.5 4 8 0h6',
      arrives: 'The supplier’s email finds its job.',
    },
    {
      name: 'Teams',
      icon: 'M10 13a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c0-7 13-7 13 0m1.5-9.5a3 3 0 1 0 0-6m2 8.5c3 .5 4.5 3 4.5 7',
      arrives: 'A booked visit pings the crew.',
    },
    {
      name: 'OneDrive',
      icon: 'M8.5 21.5a4.7 4.7 0 0 1-.5-9.4 6.5 6.5 0 0 1 12.4 1.4 4.1 4.1 0 0 1-.4 8Z',
      arrives: 'Before and after photos, by customer.',
    },
    {
      name: 'Zoom',
      icon: 'M3.5 8h14v12h-14Zm14 5 7-4v10l-7-4',
      arrives: 'A video visit gets its own link.',
    },
    {
      name: 'QuickBooks',
      icon: 'M5 5.5h5v17H5Zm5 0h5v17h-5Zm5.5 1 4.5-1.5 5 16.5-4.5 1.5Z',
      arrives: 'A paid invoice is entered for you.',
    },
    {
      name: 'Shopify',
      icon: 'M5 11v11.5h18V11M3.5 11 6 5.5h16l2.5 5.5c-1 3.5-5.5 3.5-7 0-1 3.5-6 3.5-7 0-1.5 3.5-6 3.5-7 0Z',
      arrives: 'An order adds the buyer to your contacts.',
    },
    {
      name: 'Stripe',
      icon: 'M3.5 7h21v14.5h-21Zm0 5h21M7 17.5h5',
      arrives: 'The deposit shows up on the quote.',
    },
    {
      name: 'PayPal',
      icon: 'M14 23.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19ZM12 18.5v-9h3a2.7 2.7 0 0 1 0 5.4h-3',
      arrives: 'The payment shows up on the invoice.',
    },
    {
      name: 'Zapier',
      icon: 'M16 3.5 6 16h7l-1.5 8.5L22 11.5h-7Z',
      arrives: 'Connects the apps we don’t.',
    },
    {
      name: 'Calendly',
      icon: 'M14 23.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19Zm0-15V14l4 2.5',
      arrives: 'Old booking links keep working.',
    },
  ],
  more: '& many many more',
} as const
