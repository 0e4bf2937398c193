import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { BlogArticle } from '../blog-article'

/** The example's ten subscriptions add up to this; the savings below are derived from it. */
const exampleToolsCents = 59_200
/** What the example allows for metered calls, texts and e-mail in a month. */
const exampleUsageCents = 3_000
const monthlySavingCents = exampleToolsCents - PLANS.starter.monthlyCents - exampleUsageCents

export const article = {
  subtitle:
    'Print the card statement, mark every tool, and decide line by line what to keep, replace or cancel.',
  imageAlt:
    'Charts and figures on a laptop screen, standing for the reports of many marketing tools gathered in one place',
  content: `Pull up the card statement before you watch a single product demo. Somewhere between the field rental and the insurance there is a row of small charges that nobody approved this year: a newsletter tool, a texting tool, a thing that makes forms. Each one solved a problem on the day it was bought. Together they are the problem.

This is how to go through them in one sitting, with an example you can argue with.

🔍 Write the list, all of it

Say a youth soccer training club that rents turf not far from Toyota Stadium. The owner coaches, a part-time manager answers parents, and the statement shows ten subscriptions. The amounts are made up, though you may recognize the shape.

E-mail newsletters, $79.
Text messages to parents, $49.
Booking calendar, $45.
Second phone line with call tracking, $65.
Review requests, $99.
Forms and waivers, $35.
Website builder and hosting, $42.
Social media planner, $30.
Contact database for two people, $98.
A connector that carries names from one tool to the next, $50.

Total: ${formatUsd(exampleToolsCents)} a month. Beside each line write two more things: who last logged in, and which other tool needs its data. The second column is where the hours go. A parent who books a trial session is typed into the calendar, the contact list and the newsletter, and misspelled in one of them.

✅ Keep, replace, cancel

Keep what is built for your trade or handles the books. A dental office keeps its practice-management system. A restaurant in the Rail District keeps its register. A club keeps the league's roster app. Accounting stays in QuickBooks, which a good platform connects to.
Replace what only moves messages and appointments around. In the example all ten lines fall in this group, because our platform does those jobs in one login; it stands in for more than 50 separate tools.
Cancel what nobody has opened since the season before last, whatever you decide about the rest.

📊 The sum for the example

Today: ${formatUsd(exampleToolsCents)}.
Starter plan: ${formatUsd(PLANS.starter.monthlyCents)}, plus an allowance of ${formatUsd(exampleUsageCents)} for metered calls, texts and e-mail, which are billed by use.
Difference: ${formatUsd(monthlySavingCents)} a month, or ${formatUsd(monthlySavingCents * 12)} over a year.

If we do the move, contacts, numbers, calendar and follow-ups included, there is a one-time fee of ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)}. Divide it by the monthly difference and it has paid for itself in the third month. Do the move yourself and the fee is zero.

Run the same three lines with your own figures. If the difference comes out under fifty dollars and nobody retypes anything, stay where you are. We would rather tell you that now than after a migration.

🔁 A month for the move, one week at a time

Week one: export everything from the old tools while you still have the passwords. Contacts, templates, form answers, photos. Save them in a folder that belongs to the business and not to an employee.
Week two: import contacts, connect calendar and e-mail, and start the registration that phone carriers ask of any business that texts through software. Approval takes its own time, so do not leave it until last.
Week three: rebuild only what ran in the past 90 days. One trial-session form, one reminder, one welcome message, one review request.
Week four: point the website and phone number at the new system on a quiet weekday, and watch it through one busy Saturday. Then cancel the old lines, one by one, and keep the receipts.

🎯 What a parent notices

Before, a mother moving here over the summer sent a form on Sunday night, got a call on Tuesday and was asked for the same birth date twice. After, she picks a trial time herself, gets a text with the field number and parking, and finds the coach already knows that there are twins.

Nothing about that is dazzling. It is simply one record in place of four.

🧠 Put these to any vendor, us included

Can I export contacts, notes and message history on any day, without asking?
Does my phone number leave with me?
What exactly is metered, and what did a customer of my size pay last month?
Is there a contract? (Ours runs month to month.)
Who answers on a Saturday in tournament season?
If you keep health information: will you sign a business associate agreement, in writing, before the first name goes in?

A vendor who needs a second meeting to answer those has answered them.

Leave out of your shopping basket, for this year, a second CRM for 'the marketing side', a data warehouse, and a consultant to choose between two calendars. Spend the afternoon with the statement and a highlighter. You may find that the best purchase of the quarter is three cancellations.`,
  contact: {
    tagline: 'Bring your list of subscriptions; we will mark keep, replace or cancel beside each.',
    services: [
      'Platform setup and data move',
      'E-mail and text campaigns',
      'Booking calendars and forms',
      'Review requests',
    ],
  },
} as const satisfies BlogArticle
