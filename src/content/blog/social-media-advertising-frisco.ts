import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type { BlogArticle } from '../blog-article'

const socialFee = formatUsd(SERVICE_STARTING_PRICES.socialMedia.cents)
const shimzySetup = formatUsd(SETUP_OPTIONS.shimzy.feeCents)
const { name: shimzyName, monthlyCents: shimzyCents } = PLANS.shimzy

export const article = {
  subtitle: 'The ad with the cheapest leads lost. Here is the test that shows why.',
  imageAlt: 'Social media app icons on the screen of a phone held in one hand',
  content: `The post above your ad is a video of somebody's nephew scoring at Toyota Stadium. The one below it is a friend's new kitchen. Between them you have about a second, and every dentist, roofer and swim school in Frisco is trying for the same one.

You will not win that second by guessing, and neither will we. You win it by running three different ads at once, counting the right thing, and keeping one.

🎯 One offer, three doors

Keep the offer fixed, or you will not know what you tested. Say a made-up orthodontist offers a free first scan. The three ads open with different reasons:

The worry: 'His canine came in sideways. Is it too early to ask?'
The proof: eighteen months of one smile in eight seconds, shown with the family's permission.
The number: 'Braces from $179 a month. The scan is free, and so is a second opinion.'

Same audience, same page behind them, same money each. Change only what the thumb meets first. Leave them alone for a week, because results from the first two days swing wildly and mean little.

📊 Read the table to its last column

Suppose each ad spends $300, so the test costs $900.

Worry: 6 requests at $50 each, 4 families show up. Cost per visit: $75.
Proof: 15 requests at $20 each, 3 show up. Cost per visit: $100.
Number: 10 requests at $30 each, 6 show up. Cost per visit: $50.

Judged by cost per request, the smile video wins by a wide margin, and most reports would stop there. Judged by who sat in the chair, it comes last. People enjoyed the film. The price drew those who had already decided to act.

To see the last column, your front desk must ask every new customer which ad it was, or your calendar must know it. Arrange that before you spend the first dollar.

📈 When Frisco pays attention

After hail: roofers and body shops have two or three weeks. Keep an ad finished and paused, with your own photos, and switch it on the morning after.
Before seasons: camps in March, fall teams in June, basketball in September. Parents sign up earlier than coaches expect.
The week before school: haircuts, checkups, eye exams, tutoring.
The first 95-degree afternoon: air conditioning, and nothing you prepared in January will look right.
Event weekends at The Star or Frisco Square: restaurants and shops within a short walk, with an offer for that day only.
November and December: practices whose patients have benefits left for the year.

Mark yours on a calendar, then write down a date four weeks ahead of each. That is the day to make the ad.

🧠 Clinics have narrower lanes

Meta refuses ads that suggest you know something about the reader's body. 'Tired of your back pain?' tends to be rejected, while 'Same-week appointments for back pain' tends to pass. Before-and-after pictures of bodies and promises of weight loss draw refusals too.

More serious is tracking. Keep the pixel off intake forms, portals and any page that reveals why somebody came. Have whoever advises you on patient privacy look at the setup once, in writing. A plain booking page that counts finished requests gives an advertiser enough to steer by.

🤖 The first answer wins

A lead form filled in at 10:15 p.m. goes stale by breakfast. Decide who replies in the evening, and what they may promise. If nobody can, software should: a text that thanks, gives two open times and asks for one of them. Our assistant, the ${shimzyName} plan at ${formatUsd(shimzyCents)} a month, handles calls, emails, texts and chats around the clock, with a setup of ${shimzySetup} once and usage on top. A shared phone that three employees take home in turns also works, and costs a pizza now and then.

Whichever you pick, try it. Fill in your own form late on a Sunday and look at the clock.

✅ The week of the launch, and what it costs

Our social media advertising starts at ${socialFee} a month, apart from what goes to the networks. From kickoff to a live campaign takes 7 days: two for the offer and the page, two for the three ads, one for tracking, one for your corrections, one for going live. In the weeks after, the losing ad is replaced and the winner gets two rivals.

Put these to any agency on your list, and to us:

Who owns the ad account and the audience if we stop?
How many new ads will you make each month, and who takes the pictures?
Which number will decide whether an ad lives?
What would make you tell us to stop advertising?

You can do without the 'Boost' button, which trades control for convenience. You can do without follower campaigns as well, and without five networks at once. Parents of young children, homeowners after a storm and patients with benefits left can all be found on one or two.

Tomorrow, write three first lines for the same offer and read them to someone at the practice field. Whichever makes them ask a question goes first.`,
  contact: {
    tagline: 'Three ads, one offer, seven days to launch, and a table you can check.',
    services: [
      'Facebook and Instagram advertising',
      'Ad testing and reporting',
      'Booking pages',
      'Evening lead follow-up',
    ],
  },
} as const satisfies BlogArticle
