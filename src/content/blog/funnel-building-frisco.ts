import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { BlogArticle } from '../blog-article'

const starterFee = formatUsd(PLANS.starter.monthlyCents)
const assistedFee = formatUsd(SETUP_OPTIONS.assisted.feeCents)

export const article = {
  subtitle: 'Follow one parent through one evening and you will see where your leads go missing.',
  imageAlt: 'Work on a marketing plan, step by step, at a desk',
  content: `At 9:40 on a Tuesday evening a mother sits down on the couch. Practice is over, the lunches are packed, and between two videos of other people's children she sees an ad for goalkeeper training in Frisco. She has perhaps three minutes before she puts the phone away. What happens in them is your funnel, whether you built it or not.

Let us follow her. The academy is made up. The places where it loses her are the ones we look for first in any business.

🎯 9:40 p.m. The tap

The ad says 'First keeper session, $25, fields near Warren Parkway'. She taps and lands on a home page with a slideshow, a menu of nine items and no mention of the session. Most people leave here.

The repair takes an hour. Make one page whose first line repeats the ad word for word. Below it: the price, the age group, the next three dates, the address, one photo of an actual session, one button. No menu. A page that a visitor reaches from an ad has a single job.

✅ 9:41 p.m. The form

She presses the button and meets twelve fields, among them a jersey size. Ask for what you need tonight and collect the rest later. Here is a form that works with one thumb:

Child's first name and age
Which of the three dates
Mobile number, and a box that permits text messages about the session

The last one deserves care. Texting somebody who did not agree to it is a quick way to lose goodwill, and it can be against the law, so the box starts out empty and says what will be sent.

🔁 9:43 p.m. The answer

Silence until noon on Wednesday is where the second half is lost. By then another coach has replied. Set these five messages up once:

At once, by text: 'You are booked for Saturday, 10:00. Reply 1 to confirm.'
The same evening, by email: what to bring, where to park, who the coach is.
The day before: a reminder with a link for another date.
Two hours after the session: thanks, and the offer for the season with its price.
Four days later, only to those who have not answered: one question, 'Was something missing?'

📊 Where a thousand visitors go

Suppose $3,000 of ads brings 1,000 visitors. If 1.2% of them ask for a session, that is 12 requests at $250 each. If 9.8% do, it is 98 at about $31. The two rates are the before and after that we advertise, at the far end of what a rebuilt page can do, and no promise for yours.

Continue with the 98. Half pick a date: 49. Five in seven turn up: 35. Two in five sign for the season: 14. Each new player has cost about $214. Now find the weakest joint. If reminders lift attendance from 35 to 42, the same two in five makes almost 17, and the cost per player falls below $180 without another dollar for ads.

Do this sum with last month's own numbers. An empty cell is the finding: it is the step nobody counts.

🧠 First steps that people in Frisco accept

The opening offer should be small, useful alone and quick to say yes to. A few that fit the city:

Dental practice: a new-patient visit with the cash price printed on the page.
Roofer: a photo report after hail, free of any obligation to sign.
Heating and air: a spring check before the first 95-degree week.
Tutor: a placement test with results on the same day.
Physical therapist: a 20-minute screening for young athletes between seasons.

📝 Build it yourself, or have it built

Any tool with pages, forms, texting and a calendar in one place will do. Ours has them in the Starter plan, ${starterFee} a month after ${TRIAL_DAYS} days of free trial, no credit card needed to try. If you would rather not touch it, setup done for you with a website is ${assistedFee} once.

As an agency service, funnels come in three packages. Basic covers one offer, one page and the follow-up behind it. Professional adds payment, several steps and separate paths for different customers. Enterprise handles several offers or locations with reporting across all of them. We settle the figure in the free consultation, because a tutor and a surgery center need different things. Ads that feed the funnel can be live in 7 days.

Do not buy a funnel for an offer that has never sold across a counter; test it on ten people by hand first. Decline countdown clocks that start over for each visitor, too. Parents talk to each other on the sideline.

Tonight, set an alarm for 9:40 and fill in your own form on your own phone. Note the time at which somebody answers.`,
  contact: {
    tagline: 'We will walk through your funnel as a customer would, and show you where it leaks.',
    services: ['Landing pages', 'Booking forms and calendars', 'Text and email follow-up'],
  },
} as const satisfies BlogArticle
