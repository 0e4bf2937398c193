import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { company } from '../../site/company'
import type { BlogArticle } from '../blog-article'

const businessFee = formatUsd(PLANS.business.monthlyCents)
const starterFee = formatUsd(PLANS.starter.monthlyCents)

export const article = {
  subtitle: 'Pools, remodels, custom homes: how to keep a slow decision yours.',
  imageAlt: 'A campaign being planned with notes and a laptop',
  content: `Nobody orders a $90,000 backyard on the first visit to a website. In Prosper the yard may not even exist yet: there is a lot, a framing crew and a couple who argue about turf. They will ask three companies, then hear nothing useful from two of them until the patio furniture is already bought.

Contractors and builders tell us that funnels are for people who sell courses. The questions below are the ones they ask next.

🧠 What is a funnel when the sale takes four months?

A written answer to 'what happens next', for each kind of person who contacts you. It needs three parts: a page that makes a fair first promise, a form that tells you who is ready, and messages that go on being useful to those who are not. If all of that lives in the owner's head, it stops on the day a pump fails in Artesia and the owner is standing in a hole.

🔍 Which questions belong on the form?

Five, each with choices to tap. No essay boxes.

Where is the house? Built and lived in, under construction, or still a lot.
Which neighborhood? It tells you about the soil, the access and the homeowners' association.
When should the work be finished? This season, next season, just looking.
What have you set aside? Three honest ranges, with the words 'a rough idea is fine'.
Who decides with you? So that both of them are at the meeting.

Sort the answers by rule. Those who are built, this season and in range get a call within the hour and a site visit. Lots and next season get the slow sequence. Below your smallest job, send a kind note with two names you trust. People remember that, and they come back when they add on.

📊 What is the sorting worth?

Take a made-up outdoor company with 40 requests in a spring. Each site visit costs two hours with the drive, so visiting everyone takes 80 hours. The form shows that 18 of the 40 are ready and in range: 36 hours. The other 44 hours go back into the season. At $75 an hour for an owner's time that is $3,300, and the six jobs the company sold last year were all among the 18 anyway.

Check that last part against your own records before you trust it. If jobs did come from the other 22, loosen the rule.

📝 What do you send to people who are not ready?

One useful thing at a time, for as long as building a house takes.

Day 0: a text with your name, and a page that explains the five stages of a project.
Day 3: a short email on price. What the last ten jobs cost, from lowest to highest.
Week 2: a checklist of what to ask the builder before the yard is graded.
Week 5: photos of one yard, taken on the day of the dig and a year after.
Week 9: what association forms usually want to see, with a sample drawing.
Week 13: a question with three answers to tap. Ready to talk, not yet, gone another way.

Anyone who answers leaves the sequence and reaches a person. Anyone who says no more messages gets no more messages.

🔗 What has to be connected?

The form, the calendar, the phone number and the inbox should write to one record, so that whoever picks up can see the lot number and the last email. A missed call should send a text by itself: 'On a site until four. Is this about a new project or one we built?' Without that, a crew leader with muddy gloves is your reception desk.

Our platform keeps these together from ${starterFee} a month on Starter. Business, at ${businessFee}, is for teams that also work through partners. Keep whatever you already use if it does the same job; a second set of logins cures nothing.

🎯 Which package, and what should be left out?

${company.name} builds funnels in three sizes. Basic is one service, one form, one follow-up. Professional has the sorting described here, with text, email and calendar on every path. Enterprise serves builders with several communities or crews, where each needs its own pages and the owner wants a single report. A funnel can be live in as little as 30 days. The price depends on how many paths you need, so we work it out with you in a free call of 30 to 45 minutes.

Leave out leads that are sold to four of your competitors at the same moment. Leave out the e-book; nobody with a lot number wants forty pages. And ask any vendor to show you the messages, in full, before you pay. If they cannot write about drainage for a homeowner, the software behind it does not matter.

A last exercise costs nothing but pride. Call the last ten people who chose someone else and ask what they were waiting to hear from you. Put the answer into the message for week 2.`,
  contact: {
    tagline: 'Show us your last forty requests. We will sketch the paths they should have taken.',
    services: [
      'Estimate and booking funnels',
      'Lead sorting',
      'Long follow-up by text and email',
      'Missed-call text-back',
    ],
  },
} as const satisfies BlogArticle
