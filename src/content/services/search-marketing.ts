/** Texts of the search marketing page. */
export const searchMarketing = {
  hero: {
    title: 'Google Ads for people who need you today',
    lead: 'A water heater leaks on Eldorado Parkway, and someone searches for a plumber. We run the ad, build the page and show you what a booked job costs.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  process: {
    title: 'From the first call to booked jobs',
    steps: [
      {
        name: 'Kickoff',
        text: 'We look at your account, your calls and your competitors. If calls go unanswered, we fix that first.',
      },
      {
        name: 'Ads and pages',
        text: 'We build the ads, the pages and the tracking. You see all of it before anything goes live.',
      },
      {
        name: 'Test',
        text: 'A test budget shows which searches turn into bookings.',
      },
      {
        name: 'Scale',
        text: 'We move money to the searches that book jobs and block the ones that don’t.',
      },
    ],
  },
  features: {
    title: 'What we do for you',
    items: [
      {
        name: 'Search research',
        text: 'We find what people type right before they hire someone, what a click costs and what the job is worth.',
      },
      {
        name: 'Ads and their pages',
        text: 'Each service gets its own ads and a page that matches, so no one lands on your home page and starts over.',
      },
      {
        name: 'Call tracking',
        text: 'We match calls to the searches behind them, and stop paying for searches that bring none.',
      },
      {
        name: 'Maps and listings',
        text: 'We keep your Google Business Profile current: hours, photos, services and answers.',
      },
    ],
  },
  closing: {
    title: 'See who’s searching for you',
    text: 'On the free call, we’ll pull up how many people near you search for what you do.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const
