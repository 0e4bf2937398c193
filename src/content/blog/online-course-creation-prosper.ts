import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { planPriceCents } from '../../shared/pricing'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'For tradespeople, teachers and trainers: what goes wrong with a first course, and the fix for each.',
  imageAlt:
    'A student writing notes beside a laptop and books, as somebody at home might work through a short course',
  content: `You explain it in driveways. How much to water a foundation on blackland clay. Which trees survive here and which only look good at the nursery. How to sit a nervous horse, pass a permit inspection, practice violin in a house with a toddler. The explanation has become part of the job, unpaid, forty times a year.

Recorded well, it can bring you customers or pay for itself outright. Recorded badly, it becomes a folder named 'course' that you do not open. Six mistakes make the difference.

🧠 Mistake one: teaching everything you know

Experts begin with history and theory. Beginners have a problem this Saturday. A landscaper's course called 'Complete Texas Gardening' will never be finished, neither by its maker nor by its students.

Try 'Your first year on clay: a yard plan for a new house'. Six lessons of about seven minutes, which is 42 minutes in all. Soil and the foundation. Water, by month. Two trees, where and why. The HOA letter. What the builder left behind. When to call someone. A family that moved in last month can watch it over one weekend and start digging on Sunday.

🎯 Mistake two: charging when it should be free, or the reverse

Ask what a student is worth to you afterward. If every tenth viewer becomes a customer for a $6,000 planting job, give the course away for a name and an e-mail address. With 50 viewers that is five jobs, or $30,000, and a $39 price tag that chased half of them off would have been the dearest ticket in town.

If there is nothing behind the course, charge. A riding teacher with a full barn has no hours left to sell. At $60 an hour and 25 lessons a week she earns $1,500, and no advertisement can add a Tuesday. Twenty people at $79 for 'Groundwork before the first ride' add $1,580, a little more than that week, without one more hour in the saddle.

🎨 Mistake three: waiting for a studio

Film where the work is. Mud on boots is a credential in this town. Use a phone on a tripod, a clip-on microphone, early light, your back to the wind. Record each lesson three times and keep the third. Leave the drone in the box; nobody ever learned to prune from eighty feet up.

Keep prices and dates out of the film and in a note below it. When the nursery or the water restrictions change, you edit a line of text and leave the camera alone.

🔗 Mistake four: building it on rented land

A video channel can show the course, but it cannot tell you who watched, and it will recommend your competitor next. Keep the lessons where the names come to you: a page of your own, a form, a login, a message when somebody finishes.

In our platform that is the Business plan. It costs ${formatUsd(PLANS.business.monthlyCents)} by the month or ${formatUsd(planPriceCents('business', 'yearly'))} by the year, and the course builder, student community and affiliate tracking are in it, next to the calendar and the invoices. For a free course that ends in a booked estimate, you need the booking link to be one tap from the last lesson. That tap is the whole business model.

📝 Mistake five: telling nobody, then telling everyone

A launch is not a post. Ask five past customers to go through it and say where they got bored. Cut those parts. Then take it to people who meet your students first: the agent who hands over the keys, the builder's warranty office, the feed store, the band director, the moderator of a neighborhood page. Offer each a link of their own, so you can see who sends people and thank them properly.

Advertising comes after that. When it does, begin with the subdivisions where your yard signs already stand, and let it run for a week before you judge it.

🔁 Mistake six: never looking at the numbers

Once a month, write four of them on the calendar in the shop. How many people started. How many reached the last lesson. How many asked for a quote or bought the next thing. Which lesson loses the most people. Repair that one lesson, nothing else. After half a year you will have a course that is better than one made by professionals who never met a clay crack.

✅ Who should not make a course

Anyone whose calendar is empty this month; a phone call to old customers is quicker. Anyone who dislikes explaining. Anyone who is told it will bring passive income by spring, since the first ten students take effort from a live person.

The rest of you could have an outline by Sunday. Talk to your phone on the drive home for five evenings, one driveway question per evening, and have it typed up. If you would like company, we turn those five recordings into an outline, a page and a launch, and we agree on the price after a free talk about what you can film yourself. Your part is knowing how much to water. That has taken you twenty summers, and it is the only thing here that cannot be bought.`,
  contact: {
    tagline: 'Five recordings from the drive home are enough for us to start your outline.',
    services: [
      'Course outline and structure',
      'Course pages and student login',
      'Launch campaigns',
      'Local social advertising',
    ],
  },
} as const satisfies BlogArticle
