import { formatUsd } from '../../shared/money'
import { PLANS } from '../../shared/plans'
import { SETUP_OPTIONS } from '../../shared/setup-options'
import type { BlogArticle } from '../blog-article'

export const article = {
  subtitle:
    'Three benefits you can measure, the features behind them, and testimonials worth publishing.',
  imageAlt:
    'People in a meeting room discussing work together, as a front-desk team might go over its new inquiries',
  content: `At 8:05 on a Monday the front desk of a Frisco practice is doing four things at once. A father is checking in two children, the insurance line is on hold, a form from Saturday waits in the inbox and line two is ringing. One of those four is a new patient. Nobody can tell which.

That is the moment a CRM is for. The letters stand for customer relationship management, but at the desk it means one list where each inquiry has a name, an owner and a next step. Below is what it should give you, what to look for when you shop, and how to let satisfied people speak for you afterward.

🎯 Benefits you can measure within a month

Nobody is forgotten. Count the inquiries that got no answer at all last month. With a shared list the number should be zero, and you can check it in a minute.
The first answer is quick. Write down how long a web form waits today, on a weekday and on a weekend. After the change, a text goes out in the first minute and a person follows in working hours.
Anybody can take over. When the person who knows everything is at a Friday game, a colleague opens the card and reads the whole conversation, calls and texts together.

📊 The sum for missed calls

Say a pediatric dental office near Main Street takes 30 calls a day and misses six, mostly over lunch. In 20 working days that is 120 missed calls. Assume one in four is a new family: 30. Assume a third of those simply ring the next office: 10 families gone.

If a family is worth $600 in its first year, the month lost $6,000 that appears in no report. Let an automatic text win back four of the ten and you keep $2,400. Put your own figures in place of ours. The calls you miss are in the phone company's log, and the rest are three honest guesses.

🤖 Features that matter, and a few that don't

One thread per person, holding calls, texts, e-mail, chat and Facebook messages in order of time.
Missed-call text-back, with wording you can edit and hours you can set.
A booking calendar that patients use themselves, with rules for length, provider and buffer.
Reminders that accept a plain reply, so a sick child moves an appointment without a call.
A pipeline with few columns: new, talked, booked, came in, follow up later.
Reports that fit on half a page: where inquiries came from, how soon they were answered, how many came in.
Roles, so that a summer temp can book without exporting your list.

Less useful than they look in a demo: scores from one to a hundred for each lead, animated dashboards, and automations with thirty branches. A desk that is interrupted every four minutes needs fewer choices, larger print.

📝 Testimonials: collecting them fairly

Ask on the day of the good moment. The braces come off, the air conditioning runs again before bedtime: send the request that evening.
Ask everybody, and never only those who smiled. Filtering breaks the rules of the review sites and makes the praise look fake.
Give one prompt in place of 'tell us about your experience'. Try: what was going on before you called, and what changed?
Get written permission before you publish anything on your own site, and in health care be stricter. Publish only with a signed release, and never confirm in a public reply that someone is a patient.

🧠 Testimonials: using them

A useful one is short, specific and signed with a role. These three show the form to aim for. They are patterns we wrote for this page, so do not copy them; go and get your own.
'We used to find forms on Monday. Now they are booked by Saturday noon.' Front desk, dental office
'After the spring hail I could see all the open inspections on one screen, and who had promised what.' Dispatcher, roofing company
'Parents move their own lessons. I got my evenings back.' Owner, training studio

Place each next to the doubt it answers. The line about Saturdays belongs beside your booking button. The one about storms belongs on the emergency page. A page that holds nothing but praise is read by no one.

🔍 Before you sign with anybody

For a medical or dental office, three questions come first. Will the vendor sign a business associate agreement? Where do recordings live, and for how long? What should stay in the practice system and never be typed into the CRM? Put them to us as well, before any patient's name is entered.

Then the money. Starter at ${formatUsd(PLANS.starter.monthlyCents)} a month covers one desk. Business at ${formatUsd(PLANS.business.monthlyCents)} suits an office that also sells memberships or courses. We bring over your contacts, numbers and calendar for ${formatUsd(SETUP_OPTIONS.assistedNoWebsite.feeCents)}, or for ${formatUsd(SETUP_OPTIONS.assisted.feeCents)} with a new website. Doing it yourself costs nothing but a weekend.

Tomorrow, before any of that, put a tally sheet by the phone. One mark for each call that nobody could take. On Friday you will know what the right column is worth.`,
  contact: {
    tagline: 'A lead list your front desk can work between two phone calls.',
    services: [
      'CRM for practices and home services',
      'Missed-call text-back',
      'Review and testimonial requests',
      'Website and booking pages',
    ],
  },
} as const satisfies BlogArticle
