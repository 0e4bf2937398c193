import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'A filled-in brief for a builder of homes, payment in slices, and the keys to ask for at handover.',
  imageAlt:
    'Lines of program code on a dark screen, standing for a web application made to order for one company',
  content: `No builder would pour a slab from a text message. Yet that is how plenty of web applications begin: 'We need a portal, like the big guys have, what would it run?' The number that comes back is a guess, and everybody is unhappy by framing.

Write one page first. It takes an afternoon, it makes quotes comparable, and you can throw it away for free.

📝 The page, filled in

Our example is a made-up builder who finishes fourteen homes a year on lots in and around Prosper. Selections drive the office mad: brick, tile, faucets, each with a deadline, an allowance and a couple who changed their minds.

Who uses it: two people in the office, one site superintendent, about ten buyers at a time.
The hour that hurts: Thursday afternoon, when the office chases buyers by phone for choices due Friday.
What must be possible: a buyer sees what is due, picks from a list with pictures, and signs. The superintendent sees the signed choice on a phone, on site, in poor reception.
What it must talk to: the accounting program, for allowances and overages. Nothing else in year one.
What it will not do: scheduling of trades, plans, permits, chat. Written down so that nobody adds them quietly.
How we will know: no more than two reminder calls a week by the third house. Today it is about fifteen.

Six lines. Anyone who reads them can tell you whether it is three weeks of work or three months, and you can tell who has read them.

🎨 Three screens on butcher paper

Draw what the buyer sees, what the office sees and what the superintendent sees. Boxes and words are enough. Then walk a real couple through the drawing with a finger for a mouse. They will point at something you forgot, usually the date, and moving it costs you an eraser today and an invoice in June.

🔁 Pay the way you pay a trade

Imagine a quote of $18,000 for this page. The figure is invented; the split is what counts.

Slice one, two weeks, $3,000: screens you can click, with sample data. You may stop here and keep them.
Slice two, five weeks, $7,000: one actual house runs on it from brick to punch list.
Slice three, four weeks, $6,000: all current houses, the link to accounting, training in the office.
Held back until handover, $2,000.

Together that is the $18,000, over eleven weeks, and at no point have you paid for more than you can see. Reject a schedule that asks for half on signing and half 'on completion' with nothing between.

🧠 What goes wrong on the way

The owner's idea on a Sunday. Keep a list called 'later' and open it only between slices.
One person in the office who was never asked, and who goes on using the whiteboard.
Signal. New streets get houses before they get good coverage, so the phone screen has to work from what it last loaded.
Copying software made for a builder of four thousand homes. You have fourteen, and your advantage is that you pick up the phone.
Launching with all buyers at once. Start with the couple who like you most.

🔗 Keys to collect at handover

The source code, in an account registered to your company.
The domain name, hosting and e-mail sender, each with your card on file and a second person able to log in.
A page that says how to restore last night's backup, which you have watched somebody do.
A list of every outside service, with what it costs and when it renews.
Thirty days of fixes without charge, and a price for upkeep after that.
An export button for your own data, tried once.

Tape the list inside the cabinet with the plat. A change of developer is then a nuisance and not a disaster.

✅ Before you ask us, and when you do

Check whether forms, signatures, reminders and invoices from a ready platform would clear Thursday afternoon on their own. Ours begins at ${formatUsd(PLANS.starter.monthlyCents)} a month, and for a landscaper, a fence company or a builder of three homes a year it will usually be plenty. We say so when it is.

If the page still calls for something made to measure, bring it to a free consultation. It lasts 30 to 45 minutes and obliges you to nothing. We mark up the page with you, cut it into slices, and put a price on each in writing. Small pieces can go live in as little as 30 days.

What to decline, from us or anyone: a native app for ten users, a blockchain of any kind, artificial intelligence without a named task, and a maintenance contract longer than a year.

Then go and stand at the whiteboard next Thursday at three. Write down every call that is made and why. The first line of your brief is already ringing.`,
  contact: {
    tagline:
      'Bring one page about your worst afternoon. We will cut it into slices and price them.',
    services: [
      'Client and buyer portals',
      'Full stack web applications',
      'Accounting and form integrations',
      'Automation on the platform',
    ],
  },
} as const satisfies BlogArticle
