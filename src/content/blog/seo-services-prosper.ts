import { formatUsd } from '../../shared/money'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type { BlogArticle } from '../blog-article'

const feeCents = SERVICE_STARTING_PRICES.seo.cents
const fee = formatUsd(feeCents)

/* The fence company of the worked example: what a job earns, and the months before the first one. */
const jobCents = 700_000
const profitCents = (jobCents * 35) / 100
const leanMonths = 5
const investedCents = leanMonths * feeCents
const leftCents = profitCents - feeCents
const monthsToEven = Math.ceil(investedCents / leftCents)
const monthsToEvenWithTwo = Math.ceil(investedCents / (leftCents + profitCents))

export const article = {
  subtitle: 'Your next customers are searching from another town. Here is how they find you.',
  imageAlt: 'A laptop screen with charts of visits to a website',
  content: `A family signs for a house in Prosper that is still a slab. For the next eight months they live somewhere else and plan from there: a fence, blinds, a pool, a pediatrician, a place for the dog. Their phone does not know they are coming, so 'near me' is no use to them. They type the name of the town.

That one habit changes what SEO should look like here, compared with a city where most people search from around the corner.

🧠 Three people, three searches

Every new customer is one of these.

The mover types 'fence company Prosper TX' from an apartment in another county. Ordinary results count for her as much as the map does, so your pages have to carry the town's name and earn the click.
The resident types 'electrician near me' from the kitchen. For her the map profile, the reviews and the distance decide.
The commuter, in the car on US 380, asks the phone by voice who is open now. Correct hours and a number that gets answered are the whole game.

Look through last month's list and mark each name as one of the three. Work on the biggest group first.

📝 Pages worth writing in a small town

Begin with one page for each thing you sell. Then write about what only somebody who works here would know: how builder-grade parts age, what the clay under these streets does to a fence post or a driveway in August, how long approval by a homeowners' association tends to take in your experience, what to ask the builder before closing.

Resist the stack of pages that differ by one word, with the same text for every subdivision from Windsong Ranch to Whitley Place. Give a neighborhood a page once you have finished three jobs in it and have photos, a lesson and an approximate price to show. Until then a line in your list of towns will do.

🔗 Links a neighbor would give you

In a place with few websites, a handful of local mentions goes a long way. Ask in person, this week:

Chamber of commerce: is your member entry filled in, with the right address?
Builders: do the ones who send you work keep a page of trade partners?
Suppliers: many keep a list of installers. Yours may be missing from it.
Schools: the booster club whose banner you paid for can name you on its site as well.
Neighbors in business: a shop on Broadway that recommends you at the counter can do it online.

🔁 Six months on a calendar

Month 1: repair. Fast pages, working forms, one correct listing, a phone number that is tracked.
Month 2: the three service pages that earn the most, each with a price range and photos.
Month 3: reviews. A text goes out after every finished job, without exception.
Month 4: two articles that answer what movers ask before closing day.
Month 5: links from the list above, and the first look at which searches show you at all.
Month 6: cut what nobody reads, improve what sits just off the first page, decide about the next half year.

Expect 3 to 6 months before you notice a significant difference. A report in month 2 should therefore list work done and pages indexed. Anybody who shows you a hockey stick by then is drawing it.

📊 Small numbers, done honestly

Take an imaginary fence company. A job brings ${formatUsd(jobCents)}, of which 35 percent, or ${formatUsd(profitCents)}, is left after wages and lumber. It pays ${fee} a month for SEO and gets nothing from it for ${leanMonths} months, so it is ${formatUsd(investedCents)} in. From then on search brings one extra job a month. Profit less fee leaves ${formatUsd(leftCents)}, and it needs about ${monthsToEven} such months to be even. With two extra jobs a month it would be there in ${monthsToEvenWithTwo}.

Run the same lines with your own figures. If one sale earns you $60, a good profile, a clean website and a sign people can read from Preston Road will serve you better than any agency, including this one.

🎯 Choosing a package, or none

Essential is the usual place to begin for a shop or a contractor who works in Prosper alone, and our SEO prices begin there, at ${fee} a month. Professional pays when your trucks also go to Celina, McKinney and north Frisco and each place needs pages of its own. Enterprise is meant for builders with many communities and for groups with several offices.

Before signing with anyone, ask which searches they expect you to win and how many people make them. In a small town an honest answer is sometimes 'forty a month'. Forty movers who are about to buy a fence can be plenty.

And from tomorrow, ask every new customer one thing: 'What did you type?' Write the words down exactly. In a month you will own better keyword research than most reports contain.`,
  contact: {
    tagline: 'Tell us what your customers type. We will tell you whether it can be won.',
    services: [
      'Local keyword research',
      'Service and neighborhood pages',
      'Technical repair',
      'Review requests after every job',
    ],
  },
} as const satisfies BlogArticle
