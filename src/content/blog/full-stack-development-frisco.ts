import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'A three-year sum that tells you whether to rent, connect or build, and eight questions for the builder.',
  imageAlt:
    'A laptop with program code on the screen, the working view of somebody building custom software',
  content: `The best custom software project we can imagine for many local businesses is the one they don't start. That is an odd thing for people who write software to say, so let us show the arithmetic.

Full stack development means building the entire thing: the screens your customers touch, the rules behind them, the database under those and the server it all runs on. It is the right answer when your way of working is your advantage and no product on the market allows for it. It is a costly answer when you would merely like different colors.

🧠 Signs that you have outgrown renting

Staff keep a second spreadsheet because the real system cannot hold the truth.
You pay for the largest tier of a product to get one feature of it.
Customers ask for something weekly, and the vendor's reply has been 'on the roadmap' for two years.

One of these is an annoyance. All three together are a reason to get a calculator.

📊 Rent or build, over three years

Take an imaginary baseball academy in Frisco with indoor cages, private lessons, and parents who cancel whenever a game is moved. Make-up credits are the trouble. The rented booking product does not know them, so a manager tracks them by hand, 12 hours a month.

Renting costs $260 a month. Over 36 months that is $9,360. Twelve hours at $25 are $300 a month, $10,800 over the same time. Together: $20,160.

Building: suppose quotes come in around $16,000, with $150 a month for hosting and upkeep, which adds $5,400. Two hours of handwork a month remain, $1,800. Together: $23,200.

Renting wins by $3,040. Now let the academy grow until the handwork takes 30 hours a month. Renting becomes $9,360 plus $27,000, or $36,360, and building wins by $13,160. The lines cross a little above fifteen hours a month. Find out where you stand on that scale before anyone draws a screen. Those amounts illustrate the method and are not our price list.

🔗 The middle road most people miss

Between the two lies connecting: keep the rented product, and build one small piece beside it. For the academy, a page where parents see their credits and pick a make-up slot, fed by the booking system each night. It might be a fifth of the work, and it removes most of the handwork.

Ask for this version first, always. Many platforms, ours too, already carry forms, calendars, payments and automation that can be joined without a programmer. Only what remains after that deserves custom code.

🎯 If you do build, build the worst Tuesday

Pick the single hour of the week that hurts most and have that part made first, for real users. At the academy it is Tuesday at five, when rain has moved every field game and twenty families want the cages at once.

A first version that survives this hour teaches more than a forty-page document. Invite six parents, watch them use it on their own phones, say nothing, take notes.

🔍 Eight questions for whoever will write it

Who owns the code on the day I pay the last invoice, and is that sentence in the contract?
Which accounts will be in my company's name: domain, hosting, app stores, payment processor?
What will I see after two weeks, and can my staff click on it?
What happens when your lead developer takes a job elsewhere?
How are backups made, and when did you last restore one?
Which parts are ordinary, ready-made components? The right reply is 'most of them'.
What does a month of upkeep cost, and what is included?
How do children's and payment data leave the system when a parent asks?

Short, calm replies are a good sign. So is a builder who talks you out of a feature. Be careful with anyone who quotes a fixed price before asking how many people will log in.

✅ What you would pay us, and when not to

Custom builds have no list price, because a credit page and a member portal differ by a zero. You get a free consultation of 30 to 45 minutes and, afterward, a written scope with a price for each part, so you may take one and leave three. For comparison, websites start at ${formatUsd(SERVICE_STARTING_PRICES.website.cents)}, and the platform that covers the ordinary nine-tenths starts at ${formatUsd(PLANS.starter.monthlyCents)} a month.

Please don't order a phone app because a competitor near The Star has one. A fast web page with an icon on the home screen does the same work for most local businesses. Don't order your own payment system, login system or chat. And don't order anything in the month before your busy season.

Homework for this week: have your manager log the hours spent working around the current system. Four weeks of that log are the most valuable document in the whole project, and it costs a pencil.`,
  contact: {
    tagline: 'Rent, connect or build: we will run the three-year sum with you.',
    services: [
      'Full stack web applications',
      'Integrations and automation',
      'Customer and member portals',
      'Website development',
    ],
  },
} as const satisfies BlogArticle
