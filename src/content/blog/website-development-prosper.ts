import { formatUsd } from '../../shared/money'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type { BlogArticle } from '../blog-article'

const websiteFee = formatUsd(SERVICE_STARTING_PRICES.website.cents)
const assistedFee = formatUsd(SETUP_OPTIONS.assisted.feeCents)

export const article = {
  subtitle: 'Ten checks, ten points each. Most sites need a repair rather than a replacement.',
  imageAlt: 'A website taking shape on a monitor in a bright workspace',
  content: `Get a pencil and switch off the Wi-Fi on your phone. Open your own website the way a stranger would, somewhere between Broadway and the Tollway with two bars of signal, and give it ten points for every check it passes. Twenty minutes is enough, and at the end you will know whether you need a new website, three small repairs or nothing.

✅ The ten checks

Speed: the first screen can be read before you have counted to three.
Place: the word Prosper, or the list of towns you serve, is visible without scrolling.
Offer: someone who has never heard of you can say what you sell after five seconds. Ask a teenager.
Call: one tap on the number starts the call, on every page.
Proof: there are at least six photos of your own work, taken within the past year.
Price: there is a range, a starting price or a sentence on what makes the cost go up and down.
People: a face and a full name. In a town this size buyers look for whoever will be at their door.
License: where your trade has a state license, its number can be found in the footer.
Form: you filled it in at night and had an answer by breakfast.
Date: nothing on the site is older than it should be. No 2021 holiday hours, no 'coming soon'.

📈 Reading the score

80 to 100: leave the site alone and spend on being found.

50 to 70: repair it. Order the failed checks by how long each takes and begin with the shortest; Call, License and Date are usually done within a lunch break.

Below 50: a rebuild will probably be cheaper than patching. Before you decide, see which checks failed. If the whole loss sits in Proof, Price and People, no designer can help you yet, because only you have the photos and the numbers.

🎨 Pictures from the job, without a photographer

New houses give you something few places have: the same lot from bare dirt to finished yard. Use it.

Stand on the same spot for 'before' and 'after', and mark it with paint or a stake.
Hold the phone sideways, wipe the lens, and shoot before ten or after five. Texas noon flattens everything.
Include a hand, a boot or a level in one picture of three, so that scale and care show.
Write the street's neighborhood and the month in the file name. In two years you will not remember.
Get the homeowner's permission in a text, and leave house numbers out of the frame.

📝 The words, written in one Saturday

Owners wait for months on 'the content'. Record yourself instead. Let someone in the office ask these six questions, talk for five minutes on each, and hand over the transcript:

What does a customer say on the phone, before knowing any trade words?
What goes wrong when this work is done cheaply, and how could a layman tell?
What happens from the call to the final bill, and how long does each part take?
What do you not do, and whom do you send those people to?
What makes one job cost twice as much as another?
Which job are you proudest of, and why that one?

Half an hour of talk is around 4,000 words. A good writer cuts it to the 1,500 a small site needs, and they will sound like you.

🔗 Three sites, three shapes

A remodeler needs few pages and many projects: a home page, one page that explains the process, and a dozen finished jobs with neighborhood, duration and price range.

A boutique on Broadway needs hours, parking, what came in this week and a way to reserve it. A shop with 3,000 articles can wait until somebody asks for it.

A homebuilder needs a page for every community with lots, plans and a contact who answers on Sundays. When a section sells out, its page should point to the next one. Deleting it throws away every link that agents have shared.

The businesses are invented, but the question behind them is real: what does your visitor want to do within the first minute? Design that minute, then the rest.

🎯 What it costs, and where to stop

Website projects with us begin at ${websiteFee}. If you also want the customer inbox, calendar and follow-up behind the site, we set up the platform together with a new website and booking pages for ${assistedFee} once, plus the plan. Smaller sites on monthly hosting are listed under pricing on our website page. Going live can take as little as 30 days, provided photos and recordings arrive in the first week.

What we would strike from most quotes: animated intros, a blog that nobody will write, stock photos of hard hats, a chat box without a person or a trained assistant behind it, and any monthly 'maintenance' whose tasks cannot be listed.

Keep the sheet with your score. Do the ten checks again when the bluebonnets are out next year, and add a fresh 'after' photo while you are at it.`,
  contact: {
    tagline: 'Send us your score out of a hundred. We will say repair or rebuild, and why.',
    services: [
      'Website design and development',
      'Project galleries',
      'Quote and booking forms',
      'Copy from your recordings',
    ],
  },
} as const satisfies BlogArticle
