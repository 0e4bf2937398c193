import { EXAMPLE_COMPANY } from '../example-company'

/** A search in Frisco: the ad above its results, and the results. */
export const searchResults = {
  query: 'fence company near me',
  place: 'Frisco, TX',
  ad: {
    mark: 'Sponsored',
    site: 'redbudfence.example',
    title: `${EXAMPLE_COMPANY}: we measure this week`,
    text: 'Pick a visit time online. Cedar, iron, repairs.',
  },
  results: [
    {
      source: 'redbudfence.example › cedar',
      title: 'Cedar or iron? What a fence costs',
    },
    { source: 'Maps · open until 6 p.m.', title: EXAMPLE_COMPANY },
  ],
} as const

/** A small client's website with one call to action. */
export const sitePreview = {
  address: 'brushcreekdogs.example',
  title: 'A clean dog by Friday.',
  text: 'Baths and trims in Prosper. Choose a time, skip the call.',
  action: 'Choose a time',
  openTimes: [
    { time: '8:30', day: 'Tue' },
    { time: '1:15', day: 'Tue' },
    { time: '10:00', day: 'Thu' },
  ],
} as const
