import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'How a contractor can see every call, visit and estimate on one board, and know whom to ring today.',
  imageAlt:
    'Colleagues around a table with laptops, talking through open jobs the way a crew reviews its estimates',
  content: `A patio, a pool, a pergola, a fence around a corner lot: in Prosper these jobs rarely sell in one phone call. A family closes on the house, waits for the yard to settle, collects three bids, asks the HOA and signs months after the first text. Nobody can carry twenty of those stories in their head.

A pipeline keeps them on one screen, and it does not have to be clever. Owners who abandon theirs have usually been handed twelve stages by somebody who sells software. Five will do, provided that each one has a rule for getting in and a clock for getting out.

🎯 The five stages, each with its rule

New: somebody asked. A person or an automatic text answers within five minutes during working hours, and the first question is which neighborhood and when they moved in, or will.
Talked: you know the job, the rough budget and who decides. A site visit is on the calendar before the call ends. If it is too early for one, the card gets a date to ring again.
Measured: you have stood in the yard with a tape. The estimate leaves within two business days.
Quoted: the price is in their hands. You check in on day 2, day 7 and day 21, and the last message is one honest question: is this still planned for this year?
Decided: won or lost, with one word for the reason. Price, timing, HOA, neighbor's cousin. After 45 days in Quoted a card needs either a date or this column.

Notice what is missing: 'interested', 'warm', 'thinking about it'. Those describe a mood. A stage describes something that happened, and that a stranger could check.

📊 Reading the board on a Monday

Say a patio builder who works the new streets on both sides of Preston Road opens the board and sees six cards in New, five in Talked, four in Measured and nine in Quoted. The average job is $18,000.

Nine quoted jobs at $18,000 make $162,000 on paper. If the builder usually wins one in three, that column is worth about $54,000, or three patios. The crew finishes two a month, so the next six weeks are covered as long as somebody makes the follow-up calls.

The weak spot sits one column to the left. Four yards are measured and have no price yet: $72,000 on paper, about $24,000 at the usual odds. Each day those estimates wait, another bidder gets there first.

So the board answers a question that felt complicated on Sunday night. Should we buy more advertising this week? No. Write the four estimates, then look again.

🔁 Twenty minutes every Friday

Start with Quoted, oldest card first. Every card leaves with a next step and a day, or it moves to Decided.
Count four things and write them on the shop wall: inquiries, visits, estimates, signatures. Eight Fridays later you have your own odds and no longer need the one in three from this page.
Read the reasons for the lost jobs aloud. Three times 'timing' means your reminders are too early. Three times 'price' means you are measuring yards you should have qualified by phone.
Thank one finished customer and ask who on the street is next. Where a whole block was built in one season, the neighbor is looking at the same bare yard.

🧠 Habits for a town that is still being built

HOA approval is a checkbox on the card. It runs alongside your own work, so it should never be a stage in which deals go to sleep.
'After the builder's one-year walkthrough' is a date in disguise. Ask for the month they moved in, add eleven, and set the reminder while you are both still on the line.
Write referral sources as people. 'Referral' tells you nothing in December. The name of the agent or site superintendent who sent you four families tells you where to take the pie.

✅ Price, and what to leave on the shelf

Pipelines, texting, calendar and invoices come together in our Starter plan at ${formatUsd(PLANS.starter.monthlyCents)} a month. The first ${TRIAL_DAYS} days are free, and if you set it up yourself no card is needed to begin. If you would rather hand us the spreadsheet, moving your contacts and building the stages and follow-ups costs ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)} once. Texts are metered at $0.0395 per segment on that plan: 300 follow-ups of one segment each come to $11.85.

Leave these alone for now: enterprise software priced per seat while one person does the selling, lists of new homeowners who never agreed to hear from you, and anything that needs a certified administrator.

Or begin without software. Rule five columns on a sheet of cardboard, write each open estimate on a sticky note and keep it honest for two weeks. If the cardboard changes whom you call in the morning, you are ready for the version that sends the reminders for you.`,
  contact: {
    tagline: 'Bring us your open estimates and we will draw your five stages with you.',
    services: [
      'Pipeline and follow-up setup',
      'Two-way texting and calling',
      'Estimate and invoice automation',
      'Google and social ads for contractors',
    ],
  },
} as const satisfies BlogArticle
