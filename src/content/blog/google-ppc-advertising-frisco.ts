import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { company } from '../../site/company'
import type { BlogArticle } from '../blog-article'

const starterFee = formatUsd(PLANS.starter.monthlyCents)

export const article = {
  subtitle: 'One fence, one word list and a launch week, for both sides of US 380.',
  imageAlt: 'A laptop on a desk showing graphs of advertising results',
  content: `Two words cause trouble in every Google Ads account around here: 'Frisco' and 'Prosper'. The first is also a ski town in Colorado, a burger, a brand of dog beds and what visitors call San Francisco. The second is a lending company, a school district and half of a famous salute. Bid on the bare names and you will pay for all of them.

Search advertising works in both towns when the account is small and well fenced. Here is how we would build it, and how you can check one that somebody else has built.

🎯 Draw the fence first

Give each town a campaign of its own, so that each has its own budget and its own text. For Frisco, enter the ZIP codes you drive to out of 75033, 75034, 75035 and 75036. For Prosper, take 75078 and, if your trucks go there, Celina to the north.

Then open the location options and choose 'Presence'. The setting that Google suggests also includes people who only show an interest in the place, and some of them are planning a ski trip. Uncheck the Display Network and search partners for now. They can join once search pays for itself.

📝 Words that buy, words that only cost

Start with ten phrases for one service, in phrase or exact match. For an imaginary plumber: water heater replacement, tankless installer, slab leak repair, emergency plumber, and the same four with the town's name, plus 'plumber open now' and 'plumber near me'.

Before the first click, enter what you refuse to pay for:

Place names: Colorado, Breckenridge, San Francisco, ski.
Money: loan, loans, login, stock.
Schools: ISD, calendar, football, graduation.
Bargains: free, cheap, used, how to, parts, Home Depot.
Work seekers: jobs, salary, hiring, license, apprentice.
Pets and food: dog, cat, bed, burger, sandwich.

📊 The sum before the spend

Suppose the plumber sets aside $1,800 a month: $1,200 for Frisco, where more people search and more companies bid, and $600 for Prosper. At an assumed $15 per click that buys 80 clicks and 40 clicks, together 120.

If one visitor in ten calls, there are 12 calls. Half of them book: 6 jobs, $300 each in advertising. With $450 left from a job after wages and parts, 6 jobs leave $2,700. Take away the $1,800 and $900 remains.

Now let the ads lead to the home page, where one visitor in forty calls. The same 120 clicks bring 3 calls and one or two jobs, at about $1,200 apiece. Bids, budget and town are unchanged. The page alone turned a profit into a loss, so improve it before you raise anything.

🔁 Seven days from kickoff to live

Day 1: a call about margins. Which job do you want more of, and what may it cost?
Day 2: words, refusals and ZIP codes, sent to you for crossing out.
Day 3: a page for each service, with price range, license number and one button.
Day 4: tracking. Calls longer than a minute and finished forms count. Page views do not.
Day 5: the ads. Three headlines name the job, two the town, one the price or the hours.
Day 6: tests from a phone in each town, with a call that a human answers.
Day 7: live, with a daily limit, on the hours when somebody is at the desk.

🔍 Fifteen minutes every Friday

Read the list of searches that triggered your ads and refuse at least one more word.
Listen to three recorded calls. Were they lost by the ad or by whoever answered?
Compare cost per booked job in the two towns, and move $50 toward the better one.
Look at the hours. Clicks at 2 a.m. without a person or an assistant to reply are gifts to Google.
Ignore the recommendation score. It measures obedience, and applying all of it usually means spending more.

🧠 If you run a clinic

Dental and medical offices may advertise on search. What Google restricts is following people around because of a health condition, so be wary of a plan that leans on retargeting patients. Keep tracking tags off intake forms and portals, and ask your compliance adviser before recording calls. 'Saturday dentist in Frisco' needs none of that to work.

✅ Hiring help, us or others

The ad account belongs to you, Google bills you directly, and you can see every word and dollar. Ask what the manager does in week three, who writes the pages, and how the fee changes if you double the budget. A fee that grows with your spending rewards spending.

At ${company.name} we have campaigns live in 7 days, and we quote management after the free consultation, because one town with one service is a fraction of the work of two towns with six. Missed calls and forms can land in the platform's inbox, from ${starterFee} a month. You need no yearly commitment, no 'brand awareness' package and no thousand keywords.

Type your service and your town into Google before lunch. Count how many of the ads name a price. If none does, you have your first headline.`,
  contact: {
    tagline: 'Frisco, Prosper or both: a search campaign live in seven days.',
    services: [
      'Google Ads setup and management',
      'Landing pages for each service',
      'Call tracking',
      'Weekly search-term cleanup',
    ],
  },
} as const satisfies BlogArticle
