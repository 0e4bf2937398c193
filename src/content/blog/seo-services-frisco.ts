import { formatUsd } from '../../shared/money'
import { PLANS, TRIAL_DAYS } from '../../shared/plans'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type { BlogArticle } from '../blog-article'

const seoFee = formatUsd(SERVICE_STARTING_PRICES.seo.cents)
const starterFee = formatUsd(PLANS.starter.monthlyCents)

export const article = {
  subtitle: 'Fifteen searches, six fixes and a fair way to judge whoever you pay.',
  imageAlt: 'Someone at a desk with a laptop, looking through search results',
  content: `Stand in the parking lot of your own shop on Preston Road and search for what you sell. Then drive to the Rail District and search again. You will probably see two different lists of three businesses, because Google sorts the map by how near, how relevant and how well known each business looks from where the searcher is standing.

You cannot move your building. The other two you can work on, and that is most of what local SEO in Frisco comes down to.

🔍 Measure from where your customers stand

Choose five spots: your own address, The Star, Stonebriar Centre, Main Street and a school pickup line on Eldorado Parkway. At each one, in a private window on a phone, search for your three best-selling services. Write down your place among the map results, or a dash if you are missing. Your team can do it on the way home.

That gives you fifteen numbers on one sheet of paper. Repeat it on the first Monday of every month, in the same five spots. A pediatric dentist near Lebanon Road may be first at the office door and absent four miles north, and an average of the two would hide exactly the thing worth knowing.

✅ Six fixes for this afternoon

Primary category: pick the narrowest one that is true. An orthodontist who files under 'Dentist' competes with every dentist in town.
Services: list each job by the name customers use, with one plain sentence about it.
Hours: correct them for holidays, early Fridays and the lunch hour when nobody picks up.
Photos: add ten real ones. The storefront as seen from the road, the entrance, the parking, the people, the work.
Name, address, phone: spell them the same way on the profile, the website and every directory, suite number included.
Appointment link: send it to your booking page. The home page makes people look for the button twice.

📊 Do the review sum

Imagine a dental office with 64 reviews, across the street from one with 190. The gap is 126. The office sees 40 patients a week, and if the front desk texts every one of them a link and one in ten writes something, that makes 4 reviews a week. Should the neighbor stand still, 126 divided by 4 is just under 32 weeks. Should the neighbor gain one a week, the gap closes by 3 at a time and takes 42.

Either way it is less than a year, and it costs a habit. Ask everybody, happy or not. Paying for reviews with a discount, or asking only the patients who smiled, breaks Google's rules and can cost you the ones you have. If the front desk forgets, our platform sends the request after each visit. Review requests are in the Starter plan at ${starterFee} a month, and the first ${TRIAL_DAYS} days are free.

📝 Give every service a page of its own

The map reads your website too. A roofer with a single page called 'Services' leaves Google to guess. Four pages leave less to guess: hail inspection, repair, replacement, gutters. On each, say what happens on the visit, how long it takes, a price range, how the insurance part works, and show three photos from jobs you did yourself.

Write the hail page in winter. The one you publish the day after a storm will be found in time for the next storm.

🧠 Five questions that sort vendors

Which ten things will you change first, and why those?
Who owns the profile, the website and the logins on the day we part? The only good answer is that you do.
What will I be able to see after one month, when rankings have hardly moved?
May I read a report you wrote for somebody else, with the name blacked out?
What do you refuse to do? Leave when you hear about a guaranteed first place, five hundred links or a friend at Google.

🎯 What we charge, and what to leave on the shelf

SEO with us starts at ${seoFee} a month and includes keyword research, on-page and technical work, content and a monthly report. Essential fits one location with a short list of services. Professional suits a practice or home-service company that wants ground in several towns. Enterprise is for several locations or brands under one roof.

Plan on 3 to 6 months before the change is significant. If the phone has to ring next week, advertising is the honest purchase, and SEO can follow. Skip bulk directory listings, a second profile for the same office, and pages about towns where you have never parked a truck.

So do the fifteen searches first. If you already stand in the top three at all five spots, keep your money and keep asking for reviews.`,
  contact: {
    tagline: 'Bring your fifteen numbers and we will tell you which ones can move.',
    services: [
      'Map listing and review requests',
      'On-page and technical SEO',
      'Service pages written for Frisco',
      'Monthly reporting',
    ],
  },
} as const satisfies BlogArticle
