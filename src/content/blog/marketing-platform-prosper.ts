import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'The same Tuesday told twice for a two-van business, and a trial plan that proves the difference.',
  imageAlt:
    'Hands going over papers and a laptop on a desk, the office hour at the end of a working day',
  content: `6:45 on a Tuesday, the parking lot of a coffee place near Preston and 380. The owner of a pool service, let us call it a hypothetical one with two vans, has the phone propped on the steering wheel. Three voicemails, nine texts, two messages on Facebook, an e-mail from a builder. The first pump-room door opens at 7:30.

A marketing platform is a dull phrase for what happens to that pile. So here is the day instead, first as it is and then as it could be.

📝 Tuesday as it is

Five places hold messages, and sorting them takes 45 minutes spread over red lights and driveways.
Every new address is typed three times, into the map, the calendar and the invoice. That is 35 minutes, and one house number is wrong.
Missed calls are returned at noon. Half go to voicemail, which will be returned at four. Call it 40 minutes.
Two customers have not paid for March. Finding the invoices and writing a polite note takes 20.
At nine at night comes the good intention: a photo for Facebook and a request for a review. Another 20, on the days when it happens at all.

Added up: 160 minutes of office work in a day that had no office hours.

🔁 The same Tuesday, with one inbox

Calls, texts, e-mail and Facebook land in one list. Reading it takes 12 minutes, because the easy questions got an answer and a booking link by themselves.
An address is entered once, by the customer, in the booking form. Checking the route takes 3.
A missed call sends a text within seconds: 'In a pump room right now. Is it about a repair? Here are two open times.' Ringing back the people who prefer to talk takes 5.
Invoices remind their readers on day 7 and day 14. Two minutes to look.
Closing a job sends the review request and drops the photo in the planner. Two minutes to approve.

That makes 24 minutes, which is 85% less than 160, and 85% is the figure on our platform page. We chose the example to show where such a number comes from: retyping, searching and phone tag. If your day contains less of that, you will save less. Time a single Tuesday before you believe us.

For this owner it means 136 minutes a day, or eleven hours and twenty minutes over a five-day week. Enough for a third van, or for the bleachers on Friday night.

🎯 What a small town adds

In a place where people recognize the logo at the grocery store, a lost message costs more than a job. It becomes a story at the next HOA meeting. And it works the other way around: families who moved in the same spring ask each other for names, so a prompt reply on one street is heard on four.

Two settings matter more here than in a big market. Tag every contact with the subdivision, so a spring offer goes only where you already have a van on Thursdays. And keep the office line on a local number, the one painted on the side of the truck, rather than a new one from the software.

✅ ${TRIAL_DAYS} days that settle the question

Days 1 and 2: choose the do-it-yourself setup, which asks for no card, connect e-mail, calendar and Facebook, forward the phone.
Days 3 and 4: import customers from the last two years. Leave the older ones out.
Days 5 to 7: switch on one automation, the missed-call text. Change nothing else.
Days 8 to 10: add the booking link to the website and to your e-mail signature.
Days 11 to 13: send review requests after finished jobs, to every customer, pleased or not.
Day ${TRIAL_DAYS}: count. How many calls were missed, how many got a text, how many of those booked? If the booked jobs do not cover ${formatUsd(PLANS.starter.monthlyCents)}, stop there. There is no contract to get out of.

🧠 How people spoil a trial

They turn on everything in one evening and cannot tell what helped.
They cancel the old calendar on day 2 and lose a week of appointments.
They buy a list of new homeowners and text strangers, which annoys the town and the carriers alike.
They leave the setup to a nephew who goes back to college in August.

🔗 Choosing between the plans

Starter has the inbox, calendar, invoices, reviews and website builder, everything in the Tuesday above. Paid by the year it is ${formatUsd(planPriceCents('starter', 'yearly'))}, which is ten months for twelve. Business, at ${formatUsd(PLANS.business.monthlyCents)} a month, adds courses, private communities and an affiliate manager; a pool service has no need of them. Shimzy, at ${formatUsd(PLANS.shimzy.monthlyCents)} plus a one-time setup of ${formatUsd(SETUP_OPTIONS.shimzy.feeCents)} and without a trial, puts an assistant on the phone around the clock. It makes sense once calls after hours are worth more than a technician's day.

Buy the smallest one that clears the pile by 7:30.`,
  contact: {
    tagline: 'Tell us what your Tuesday looks like. We will show you the shorter one.',
    services: [
      'One inbox for calls, texts and e-mail',
      'Online booking and invoicing',
      'Missed-call replies',
      'Shimzy AI assistant',
    ],
  },
} as const satisfies BlogArticle
