import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'Count one month from first call to signed treatment plan, and the cheapest repair shows itself.',
  imageAlt:
    'A team talking through a plan together, as a practice might when it counts a month of inquiries',
  content: `When a month comes in slow, most Frisco owners buy more leads. It is the easiest thing to buy. It is also the most expensive way to fill a bucket that has a hole in it, and almost every bucket has one.

You can find yours in an hour with last month's call log, the appointment book and a calculator. Here is the whole exercise with numbers. They belong to an imaginary dental office off Preston Road that offers implants and aligners, so put your own next to them as you read.

📊 Five counts from one month

Inquiries: 120. Calls, web forms, texts and messages from people who were not patients yet.
Reached: 90. Somebody at the office actually spoke or texted with them.
Booked: 54. They got a consultation time.
Showed: 40. They sat in the chair.
Accepted: 22. They said yes to treatment, worth $2,400 on average in this example.

The month is therefore 22 times $2,400, or $52,800. Now divide each line by the one above it. Reached is 75%, booked 60%, showed 74%, accepted 55%. Four percentages, four places where people drop out.

🔍 Match the hole to the patch

Too few reached: the phone is the problem. Look at lunch, the first hour of Monday and everything after closing. Text back missed calls at once and let web forms ring a real phone.
Too few booked: the script is the problem. Offer two times instead of asking when they are free, and answer the insurance question before it is asked.
Too few who show: the gap between booking and visit is the problem. Confirm on booking, remind two days ahead and again that morning, and make moving the time a single reply.
Too few who accept: the conversation or the price presentation is the problem. No software will mend that one. Sit in on three consultations.

Resist working on all four. Choose the one that costs least to mend, which is seldom the one with the ugliest percentage.

📈 What two small patches are worth

Suppose text-back lifts the reached line from 90 to 108, which is 90% of inquiries. Carry the other percentages through unchanged: about 65 booked, 48 in the chair, 26 accepted. Four more patients, $9,600.

Suppose instead that reminders raise attendance from 40 to 48 out of the same 54 bookings. With 55% acceptance that is again 26 patients, and again $9,600.

Do both. From 108 reached come about 65 bookings, nearly 58 visits and, rounded down, 31 acceptances. Nine more than before, times $2,400, makes $21,600 for the month. The advertising bill has not moved by a dollar.

🤖 Jobs for the machine, jobs for a person

Give the machine whatever must be on time: the first reply, the confirmation, the two reminders, the nudge after a missed visit, the note to a manager when a card has not moved for five days.
Keep for people whatever needs judgment: the nervous patient, the parent comparing two orthodontists, the quote that surprised somebody. The board's job is to put those names in front of the right person before ten in the morning.

🎯 Hail week needs a board of its own

Roofers, gutter crews and auto-glass shops around here know the other failure. Nothing leaks for months. Then a storm crosses town on a Tuesday night and a normal month of calls arrives before Thursday.

Build the storm board in February, while it is quiet. Six stages are plenty: called, inspection booked, inspected, claim opened by the homeowner, contract signed, build scheduled. Prepare one text that thanks the caller, names the next three inspection days and asks for the address and a photo. Route inspections street by street so that nobody crosses the Tollway four times before lunch.

Keep these cards apart from ordinary re-roofs. Mixed together, a storm makes your usual percentages look wonderful in April and dreadful in August, and you will draw the wrong lesson twice.

✅ The bill, and three things to skip

A board, call recording, text-back, reminders and booking calendar are all part of the Starter plan, ${formatUsd(PLANS.starter.monthlyCents)} a month plus usage. For a practice or crew that wants it standing in place before the season, we move the contacts and build the follow-ups for a one-time ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)}. From first call to live can be as short as 30 days.

Skip shared leads that are sold to three of your competitors at the same minute. Skip dashboards with forty charts, because five counts were enough to find $21,600. And skip any forecast feature until you have three months of honest cards behind it.

One last test, free of charge. Ask whoever answers your phone what happened to the third inquiry of last Tuesday. If the answer takes longer than a minute, you know where to start counting.`,
  contact: {
    tagline: 'Send us one month of counts and we will tell you which patch to make first.',
    services: [
      'Sales pipeline boards',
      'Missed-call text-back and reminders',
      'Call recording and analytics',
      'Search advertising for practices and home services',
    ],
  },
} as const satisfies BlogArticle
