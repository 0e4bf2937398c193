/**
 * What clients say, in the three shapes that pages show (spec section 3). People appear by first
 * name, role or kind of business only, and none of them is counted or scored in structured data
 * (decisions.md 7). The film on the video page quotes from here as well.
 */

/** A testimonial of the platform page's carousel. */
export interface PlatformTestimonial {
  readonly id: string
  readonly businessType: string
  readonly content: string
  /** Stars out of five (spec section 3: all 5). */
  readonly rating: 5
}

/** A testimonial of the home page. */
export interface HomeTestimonial {
  readonly quote: string
  readonly businessType: string
  /** Words at the end of the quote that a large setting may mark; a part of `quote`. */
  readonly highlight: string
}

/** A testimonial of a service page. */
export interface ServiceTestimonial {
  readonly id: string
  readonly quote: string
  /** First name. */
  readonly name: string
  readonly role: string
  /** Initial for the round mark beside the name. */
  readonly avatarLetter: string
}

export const platformTestimonials: readonly PlatformTestimonial[] = [
  {
    id: 'plumbing',
    businessType: 'Plumbing company',
    content:
      'A call we miss at noon gets a text before that person dials the next plumber. On Fridays I read down the list, and every name has an answer beside it.',
    rating: 5,
  },
  {
    id: 'dental',
    businessType: 'Dental practice',
    content:
      'Reminders, recalls and both inboxes sit in one window. The front desk threw away the notebook that used to live next to the keyboard.',
    rating: 5,
  },
  {
    id: 'law',
    businessType: 'Family law office',
    content:
      'Every inquiry has an owner and a date. When one of us is in court, the others open the card and see what was promised, word for word.',
    rating: 5,
  },
  {
    id: 'yoga',
    businessType: 'Yoga studio',
    content:
      'Members move their own classes from the phone, and the waiting list fills the mat. I used to do that by text on Sunday evenings.',
    rating: 5,
  },
  {
    id: 'landscaping',
    businessType: 'Landscaping crew',
    content:
      'I send the quote from the truck and the follow-up goes out on day three without me. The first job it brought back was one I had already crossed off.',
    rating: 5,
  },
  {
    id: 'realty',
    businessType: 'Real estate team',
    content:
      'We canceled the dialer, the newsletter tool and the calendar link. One bill, one login, and new agents are working in it on their second morning.',
    rating: 5,
  },
]

export const homeTestimonials: readonly [HomeTestimonial, HomeTestimonial, HomeTestimonial] = [
  {
    quote:
      'The phone used to ring while I was up a ladder. Now the caller has a text and a time slot before I climb down.',
    businessType: 'Air conditioning company',
    highlight: 'before I climb down.',
  },
  {
    quote:
      'We paid for a calendar, a texting app and a newsletter, and they never met. Our new receptionist learned the one that replaced them before lunch.',
    businessType: 'Physical therapy clinic',
    highlight: 'before lunch.',
  },
  {
    quote:
      'They filmed with me for two days and built the rest. Thirty days after enrollment opened I had my first $10K month.',
    businessType: 'Business coach',
    highlight: 'my first $10K month.',
  },
]

function said(quote: string, name: string, role: string): ServiceTestimonial {
  return { id: name.toLowerCase(), quote, name, role, avatarLetter: name.charAt(0) }
}

/** Three for each service page that shows them, under the page's route id. */
export const serviceTestimonials = {
  socialMedia: [
    said(
      'They came on a Tuesday morning and filmed us at work. The next Monday the ad was running, and now strangers ask for the technician in the video.',
      'Maria',
      'Nail salon owner',
    ),
    said(
      'I used to boost a post and hope. Now a short note comes every week: what we spent, which ad brought people through the door, what stops.',
      'Devin',
      'Gym owner',
    ),
    said(
      'Each form from Facebook arrives with the name of the ad on it. We call back while the parent still has the phone in hand.',
      'Karen',
      'Office manager, orthodontist',
    ),
  ],
  searchMarketing: [
    said(
      'They switched off half of my keywords in the first week. The calls that are left come from people who live here and need a roof.',
      'Tom',
      'Roofing contractor',
    ),
    said(
      'Every call shows the search behind it. I finally know which words bring clients and which ones bring students with homework.',
      'Aisha',
      'Immigration attorney',
    ),
    said(
      'A spring breaks at six in the morning, somebody searches, somebody picks up. These days the second somebody is us.',
      'Rick',
      'Garage door company owner',
    ),
  ],
  email: [
    said(
      'They pulled the addresses out of our old register and wrote to people as if we knew them, which we do. Some came in with the email open.',
      'Linda',
      'Boutique owner',
    ),
    said(
      'The spring opening email sends itself. My first weeks of the season fill up from customers I already had, and I did not call one of them.',
      'Greg',
      'Pool service owner',
    ),
    said(
      'Parents who ask for prices get four short emails where they used to get one long one. It is the fourth that they answer.',
      'Priya',
      'Tutoring center director',
    ),
  ],
  text: [
    said(
      'Telling people their truck was ready took a call and a voicemail. Now it is a text with a photo of the old part, and they answer with a pickup time.',
      'Hector',
      'Auto repair shop owner',
    ),
    said(
      'The reminder asks for a single C. Most of them come back within the hour, and I see the gaps early enough to fill them.',
      'Jenna',
      'Front desk lead, eye clinic',
    ),
    said(
      'On a slow Tuesday we text the people who asked us to. By four o’clock I know whether to call in another server.',
      'Will',
      'Restaurant owner',
    ),
  ],
  website: [
    said(
      'I sent a box of photos and a page of notes. Back came five pages that sound like me, and a form that asks what I always had to ask on the phone.',
      'Sam',
      'Cabinet maker',
    ),
    said(
      'Clients book from the parking lot now. We kept our colors and our dog, and lost the page that nobody waited for.',
      'Nicole',
      'Veterinarian',
    ),
    said(
      'The setup fee and the hosting were on the page before we ever talked. The invoice showed the same two numbers.',
      'Andre',
      'Financial planner',
    ),
  ],
  brandDesign: [
    said(
      'The first three sketches were good, the fourth one was ours. It works on a box, on a van and on a cookie.',
      'Beth',
      'Bakery owner',
    ),
    said(
      'They drew the logo for a truck door first, because that is where people see it. The business card came last.',
      'Omar',
      'Electrical contractor',
    ),
    said(
      'We changed our minds twice and nobody sighed. The files arrived sorted, with one page that tells the printer which green to use.',
      'Claire',
      'Preschool director',
    ),
  ],
} as const satisfies Record<
  string,
  readonly [ServiceTestimonial, ServiceTestimonial, ServiceTestimonial]
>
