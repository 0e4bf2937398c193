import { formatUsd } from '../../shared/money'
import { SERVICE_STARTING_PRICES, WEBSITE_OPTION_PRICES } from '../../site/service-prices'
import { company } from '../../site/company'
import type { BlogArticle } from '../blog-article'

const websiteFee = formatUsd(SERVICE_STARTING_PRICES.website.cents)

interface WebsiteOption {
  readonly name: string
  readonly setupCents: number
  readonly hostingCents: number
}

const { premium, standard, flexible, starter } = WEBSITE_OPTION_PRICES
const leaseMonths = 36

function leaseSum({ name, setupCents, hostingCents }: WebsiteOption): string {
  const totalCents = setupCents + leaseMonths * hostingCents
  return `${name}: ${formatUsd(setupCents)} and ${leaseMonths} times ${formatUsd(hostingCents)} makes ${formatUsd(totalCents)}.`
}

/* The month from which the option with the higher setup fee has cost less in total. */
function overtakesInMonth(higherSetup: WebsiteOption, lowerSetup: WebsiteOption): number {
  const setupGap = higherSetup.setupCents - lowerSetup.setupCents
  const hostingGap = lowerSetup.hostingCents - higherSetup.hostingCents
  return Math.floor(setupGap / hostingGap) + 1
}

export const article = {
  subtitle: 'Setup fees are loud and monthly fees are quiet. Add them up before you choose.',
  imageAlt: 'The layout of a website on a screen at a desk',
  content: `Two quotes for the same five pages can lie far apart, and the one that looks cheaper in June may be the dearer one by the time your lease on Main Street comes up for renewal. So begin with a calculator. Colors come later.

📊 Three years, four ways to pay

Our own price list makes a good exercise, because the four options buy the same thing: custom design, five custom pages, a shop, SEO, a connection to your customer records, priority support and analytics. Only the way of paying differs. Setup first, then hosting for ${leaseMonths} months:

${[premium, standard, flexible, starter].map(leaseSum).join('\n')}

The order was different on the way. Starter is the cheapest at first, Flexible from month ${overtakesInMonth(flexible, starter)}, Standard from month ${overtakesInMonth(standard, flexible)} and Premium from month ${overtakesInMonth(premium, standard)}. An owner who may move or merge within the year should pay little at the start. An owner who has signed a five-year lease near The Star should pay early and forget about it.

Put every quote you receive into this form, also the ones from builders that advertise 'free'. Add what they charge for email addresses, for changing a text and for letting you leave.

✅ Five pages for a Frisco clinic

An imaginary family dental office needs no more than this:

Home: who you treat, where you are, the next open day, one button.
Services: each treatment in four sentences, and what it costs without insurance.
First visit: parking, forms, how long it takes, what a nervous six-year-old can expect.
Team: real faces, languages spoken, where they studied.
Book: the calendar itself. A message box that promises a call back is a different thing.

Replace treatments with services and the list holds for an air-conditioning company, an accountant at Hall Park or a swim school. If a sixth page begs to be built, ask which search or which phone call it answers.

📈 Built for a phone in a parked car

Your visitor sits in the pickup line with one hand free. Test on a three-year-old phone, on cellular data, in sunlight.

Can you read the headline at arm's length?
Is the button where the thumb is, at least as tall as a fingertip?
Does the page stay still while it loads, or does the button jump as you reach for it?
Does the address open the maps app, with the right entrance? Big centers along Preston Road have four.
Does the form bring up the number keys for the phone number?

Fail two of these and advertising money runs out through the hole.

🔍 Before the old site goes dark

A careless relaunch can lose in one week what years of good pages have earned. Hand this list to whoever builds it:

List every address of the old site and the new address each one leads to, with permanent redirects.
Keep titles and texts of pages that bring visitors today. Pretty is no reason to drop them.
Copy the leads stored in old forms, and all photos at full size.
Write down who holds the domain name and the logins, and renew it for several years in the company's name.
Launch on a Tuesday morning, never on Friday, and never in hail season if roofs are your trade.
Check the form, the calls and the map link within the first hour, then daily for two weeks.

🧠 Six sentences for the contract

The domain belongs to us. So do the texts, the photos and the design once paid for.
We can export the site or have it handed over in working order.
The price includes redirects from the old addresses.
Small changes are answered within a stated number of working days.
The pages meet a stated accessibility standard, such as WCAG 2.2 level AA.
Either side can end the hosting with notice of a stated length.

A serious shop signs these without a pause. If one of them causes a long explanation, that sentence was protecting you from something.

🎯 Which one to take from us

Five pages on one of the options above suit most local companies. A project with its own functions, such as member areas, quoting tools or several locations, starts at ${websiteFee}, and you should have the figure in writing before work begins, from us as from anyone. A site can be live in as little as 30 days. What stretches that is nearly always photos and approvals, so name one person who may say yes.

Please do not buy a rebuild because you are tired of the old look. Customers see it twice a year; you see it every day. ${company.name} will say so in the first call if your site only needs faster images and a better button. Nor do you need a separate site for each service, a custom app to take bookings, or a logo refresh slipped in as 'required for launch'.

One sum, five pages, a phone in the sun. When those three are right, choose the green you like.`,
  contact: {
    tagline: 'Send us the quotes you have. We will add up three years of each, ours included.',
    services: [
      'Five-page business websites',
      'Custom website projects',
      'Relaunch without lost addresses',
      'Hosting and support',
    ],
  },
} as const satisfies BlogArticle
