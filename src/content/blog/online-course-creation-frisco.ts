import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import type { BlogArticle } from '../blog-article'

/** What the example's recorded course costs. */
const coursePriceCents = 24_900

export const article = {
  subtitle:
    'An eight-week plan for coaches, clinicians and trainers: teach it live first, record it second.',
  imageAlt:
    'A laptop and an open notebook on a table, a quiet place to outline or follow an online course',
  content: `The usual way to make a course goes like this. Spend five months on forty videos, announce them to everyone you know, sell three. The lighting was never the trouble. Nobody had been asked.

Turn it around. Sell eight seats for a small live class, teach it from a kitchen table, and film what worked. Frisco is a kind place to try: it is full of families who pay for instruction already, from pitching lessons to college essays, and whose evenings are chopped up by practice. They would like your knowledge at 9:30 at night.

🎯 Pick a promise, then shrink it

'Better nutrition' is a shelf of books. 'Feed a travel-ball player through a tournament weekend without a drive-through' is a course, and a parent can tell in two seconds whether it is for them.

Complete this sentence before anything else: after four weeks, a person like ___ can ___ without ___. If you cannot, talk to five clients this week and listen for a question that all of them ask.

Some that would fit: a speech therapist with home exercises between visits, a financial planner for first-year dental associates, a real-estate agent for families relocating from out of state, a goalkeeper coach with a backyard program.

📝 The eight weeks

Week 1: write the promise, five lesson titles and the names of 20 people who asked you about it in the past year.
Week 2: call or text them, one at a time. Offer a live class of four evenings for eight people. Take payment on the spot; a polite 'sounds great' is not a sale.
Week 3: fewer than five paid? Change the promise and repeat week 2. Five or more? Set the dates.
Weeks 4 to 7: one evening a week, 45 minutes of teaching, 15 of questions. Record each session. Note each question you did not expect, for that is the course you should have planned.
Week 8: cut it. Short lessons of five to eight minutes, re-filmed by daylight with a phone on a stack of books and a clip-on microphone. Add a one-page worksheet to each.

📊 Money, with the sums shown

Pilot: eight seats at $149 bring $1,192. You have been paid to do your research.

Recorded course at $249: suppose that 500 people visit the page over a season. Our advertising quotes a page whose conversion rate went from 1.2% to 9.8%. At the first rate, 500 visitors make 6 students, or $1,494. At the second they make 49, or $12,201. Plan with the low figure. A page gets to the high one by tests and a warm audience, and a first course seldom has either on day one.

Costs: the Business plan, which has the course builder, private communities and an affiliate manager, is ${formatUsd(PLANS.business.monthlyCents)} a month after ${TRIAL_DAYS} free days. Two students a month at $249 cover it, with ${formatUsd(2 * coursePriceCents - PLANS.business.monthlyCents)} left over for coffee and payment fees. Starter has no course builder, so do not try to save there.

🔍 Permission, privacy and other grown-up matters

Tell pilot students that you record, and let anyone keep the camera off.
If minors take part, a parent signs up and a parent agrees. Leave children's faces out of the finished film.
Licensed professionals teach, they do not treat: no individual diagnosis in the comment section. Ask your board or insurer what your license says about it.
Ask your accountant about sales tax before you set the price.
A refund rule, in two sentences, on the sales page.

🔁 Keep people to the end

Students who stop at lesson two do not tell their friends. Three cheap remedies work better than prettier slides.
Release a lesson a week, and send a text when it opens.
Hold one live half-hour a month where people bring their problem. It is also where you hear what the next course should be.
Give lesson one a result you can photograph: a packed cooler, a filled-in form, ten clean repetitions.

✅ A shopping list, mostly crossed out

Buy: a microphone, the plan above, an hour with a friend who asks naive questions.
Do not buy: a studio day, a logo for the course, a second camera, a coach who promises a fixed income from your first launch, advertisements before ten strangers have paid.
Hire us for: the outline, the sales page, the e-mails and texts around the launch, and the setup in the platform. The price depends on how much of it you would like to do on your own, and we name it after a free consultation. An advertising campaign can start within seven days once the page exists.

Now open your phone and scroll to the person who asked you that question most recently. Write to them tonight, while the cleats are drying. Seat number one is usually a name you already know.`,
  contact: {
    tagline: 'You know the subject. We help you sell the first eight seats and build the rest.',
    services: [
      'Online course creation',
      'Sales pages and funnels',
      'E-mail and text launches',
      'Private communities',
    ],
  },
} as const satisfies BlogArticle
