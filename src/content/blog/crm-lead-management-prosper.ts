import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'From glove-box notebook to a customer list that follows up, in five evenings of 45 minutes.',
  imageAlt:
    'Two people in conversation across a table, the kind of first talk that a customer list should remember',
  content: `Every contractor who has been around since Prosper was mostly pasture owns the same CRM: a spiral notebook, a phone full of contacts named 'Gate guy Coit' and a wife, husband or sister who remembers the rest. It works until the third crew, or the first flu.

You do not need a project to replace it. You need five evenings. The example below is an invented fence and gate company that used to hang pipe gates on ranch land and now builds side-yard fences on streets that were that ranch. Swap in your own trade as you go.

📝 Monday: empty the pockets

Put everything on one table: notebook, phone contacts, sent estimates, old invoices, business cards from the truck door, the messages folder on Facebook. Photograph the pages so nothing gets lost.
Enter only people who asked for a price or paid you in the past three years. For the fence company that is 200 names. Type them in a plain spreadsheet with a friend reading aloud.
Also tonight: start the carrier registration for business texting. Anyone who texts through software has to do it, and approval takes days at the least. If it is slow, Thursday's texts go out as e-mails first.

🔍 Tuesday: seven fields and no more

First name and last name. Mobile number. E-mail. Street address. Neighborhood. What they wanted. Where they heard of you.

Each further field is one that nobody will fill in. Gate code, dog's name and soil trouble go in the notes. Delete doubles while you are here; 'Mike R' and 'Michael Reyes fence' are often one man with two phones.

🧠 Wednesday: tags that earn their keep

Neighborhood is the tag that pays in a town made of subdivisions. Homes on one street share a builder, an age and an HOA, so when one cedar fence turns gray, its neighbors are not far behind.
Add the year the house was finished, roughly. It tells you when the builder's fence stain gives out and when the first-year warranty is over.
Add one of four conditions: asked, quoted, customer, closed. If you cannot decide between two, choose the earlier.

Then filter for one neighborhood and 'quoted'. That short list is Saturday morning: one drive, one loop, four doors you already know.

🤖 Thursday: three messages that send themselves

After an inquiry: 'Hi, this is Dana at the fence company. Got your note. Is the fence for a new house or replacing one? I can measure Wednesday or Saturday.' Sent within a minute, signed by a person who will truly read the reply.
Three days after a quote: 'Any question about the estimate? Happy to change the height or the stain and send a new price.'
Eleven months after a job: 'Your fence turns one next month. Want us to stop by and check the posts?'

Read each aloud. If you would not say it over a tailgate, rewrite it. Text only people who gave you their number for business with you, and tell them that STOP ends it.

📈 Friday: wake the sleepers

Send one message to the 200 names, in two batches, with a real question in it. Some honest arithmetic for the fence company: suppose 16 answer, half of those want a visit, and one visit in four becomes a job. Eight visits, two jobs. At an average of $3,400 that is $6,800.

The texts cost 200 times two segments at $0.0395, which is $15.80. Your answers may be fewer. One single job still brings in more than the software costs in a year.

✅ From the second week on

Three habits keep the list alive, and none takes ten minutes.
Whoever answers the phone creates the card before hanging up.
No card ends the day without a next step and a date.
On the first of the month, somebody reads the 'where they heard of you' column and moves money toward the top two lines.

What you can ignore for a year: lead scoring, artificial forecasts, territory maps, and any quote with the word 'enterprise' in it. Buying contact lists is worse than ignoring; it fills a clean table with strangers.

Our price for the tool is ${formatUsd(PLANS.starter.monthlyCents)} a month for the Starter plan with the CRM, texting, calendar and follow-ups in it, after ${TRIAL_DAYS} free days. The five evenings above fit inside the trial with a week to spare. If your evenings belong to baseball practice, we take the shoebox and do Monday to Thursday for a one-time ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)}. Friday's message should come from you either way.

Keep the notebook, though. Put it on the shelf above the desk with the date you stopped needing it.`,
  contact: {
    tagline: 'Hand us the notebook. You get back a list that follows up by itself.',
    services: [
      'CRM setup and contact import',
      'Follow-up texts and e-mails',
      'Booking calendar',
      'Social advertising by neighborhood',
    ],
  },
} as const satisfies BlogArticle
