import type { ProofStatus } from './claims'

/**
 * Client quotes in the three formats that pages show. People appear only by first name, role or kind of business, and
 * structured data contains none of them.
 */

/** Fields of every testimonial. */
interface Testimonial {
  /**
   * Set to 'confirmed' once the client has agreed to the quote in writing. A page that shows a 'sample'
   * says so in one line, and `npm run launch-check` lists it.
   */
  readonly status: ProofStatus
}

/** A testimonial of the platform page's carousel. */
export interface PlatformTestimonial extends Testimonial {
  readonly id: string
  readonly businessType: string
  readonly content: string
}

/** A testimonial of the home page. */
export interface HomeTestimonial extends Testimonial {
  readonly quote: string
  readonly businessType: string
}

/** A testimonial of a service page. */
export interface ServiceTestimonial extends Testimonial {
  readonly id: string
  readonly quote: string
  /** First name. */
  readonly name: string
  readonly role: string
}

export const platformTestimonials: readonly PlatformTestimonial[] = [
  {
    id: 'plumbing',
    businessType: 'Plumbing company',
    content:
      'If we miss a call at noon, that person gets a text before they dial the next plumber. They pick a time while I’m still under the sink.',
    status: 'sample',
  },
  {
    id: 'dental',
    businessType: 'Dental practice',
    content:
      'Reminders, recalls and both inboxes are in one window. The front desk threw out the notebook they used to keep by the keyboard.',
    status: 'sample',
  },
  {
    id: 'law',
    businessType: 'Family law office',
    content:
      'Every inquiry has an owner and a date. When one of us is in court, the others open the record and see exactly what was promised.',
    status: 'sample',
  },
  {
    id: 'yoga',
    businessType: 'Yoga studio',
    content:
      'Members move their own classes on their phones, and the waitlist fills the spot. I used to do that by text on Sunday nights.',
    status: 'sample',
  },
  {
    id: 'landscaping',
    businessType: 'Landscaping crew',
    content:
      'I send the quote from my phone, and the follow-up goes out on day three without me. The first job it won back was one I’d given up on.',
    status: 'sample',
  },
  {
    id: 'realty',
    businessType: 'Real estate team',
    content:
      'We canceled the dialer, the newsletter tool and the calendar app. It’s one bill and one login, and new agents are using it by day two.',
    status: 'sample',
  },
]

export const homeTestimonials: readonly [HomeTestimonial, HomeTestimonial, HomeTestimonial] = [
  {
    quote:
      'Calls used to come in while I was up a ladder. Now the caller has a text and a time slot before I climb down.',
    businessType: 'Air conditioning company',
    status: 'sample',
  },
  {
    quote:
      'One tool replaced our calendar, our texting app and our newsletter. The new receptionist learned it before lunch.',
    businessType: 'Physical therapy clinic',
    status: 'sample',
  },
  {
    quote:
      'They recorded with me for two days and built the rest. When enrollment opened, all I had to do was teach.',
    businessType: 'Business coach',
    status: 'sample',
  },
]

function said(quote: string, name: string, role: string, status: ProofStatus): ServiceTestimonial {
  return { id: name.toLowerCase(), quote, name, role, status }
}

/** Three for each service page that shows them, under the page's route id. */
export const serviceTestimonials = {
  socialMedia: [
    said(
      'They came in on a Tuesday and shot video of us at work. By Friday the ad was running, and now new customers ask for the technician in it.',
      'Maria',
      'Nail salon owner',
      'sample',
    ),
    said(
      'I used to boost a post and hope. Now I get a short note every week: what we spent, which ad brought people in, and what we’re turning off.',
      'Devin',
      'Gym owner',
      'sample',
    ),
    said(
      'Most forms from Facebook come in with the name of the ad. We call back while the parent still has the phone in hand.',
      'Karen',
      'Office manager, swim school',
      'sample',
    ),
  ],
  searchMarketing: [
    said(
      'They turned off half my keywords in the first month. The calls I get now come from people who live here and need a roof.',
      'Tom',
      'Roofing contractor',
      'sample',
    ),
    said(
      'Most calls show the search behind them. I finally know which words bring in clients and which ones bring in students with homework.',
      'Aisha',
      'Immigration attorney',
      'sample',
    ),
    said(
      'When a garage door spring breaks at six in the morning, people call the first company they find. More often now, that’s us.',
      'Rick',
      'Garage door company owner',
      'sample',
    ),
  ],
  email: [
    said(
      'They took the customer list from our old register and wrote to people as if we knew them, which we do. Some came in with the email open on their phones.',
      'Linda',
      'Boutique owner',
      'sample',
    ),
    said(
      'The spring filter-cleaning email goes out by itself. My March fills up with customers I already had, and I don’t have to call a single one of them.',
      'Greg',
      'Pool service owner',
      'sample',
    ),
    said(
      'Parents who ask for prices get four short emails where they used to get one long one. The fourth is the one they answer.',
      'Priya',
      'Tutoring center director',
      'sample',
    ),
  ],
  text: [
    said(
      'Telling people their truck was ready used to take a call and a voicemail. Now it’s a text with a photo of the old part, and they text back a pickup time.',
      'Hector',
      'Auto repair shop owner',
      'sample',
    ),
    said(
      'The reminder asks people to reply C to confirm. Most do within the hour, so I see the gaps early enough to fill them.',
      'Jenna',
      'Front desk lead, eye clinic',
      'sample',
    ),
    said(
      'On a slow Tuesday we text the customers who signed up for it. By 4 p.m. I know whether to call in another server.',
      'Will',
      'Restaurant owner',
      'sample',
    ),
  ],
  website: [
    said(
      'I sent a box of photos and a page of notes. I got back five pages that sound like me, and a form that asks what I used to ask on the phone.',
      'Sam',
      'Cabinetmaker',
      'sample',
    ),
    said(
      'Clients book from the parking lot now. We kept our colors and our dog, and lost the page that took forever to load.',
      'Nicole',
      'Veterinarian',
      'sample',
    ),
    said(
      'People used to leave me a voicemail to get a time. Now they pick one themselves, and most of them do it after dinner.',
      'Andre',
      'Financial planner',
      'sample',
    ),
  ],
  brandDesign: [
    said(
      'The first two sketches were good. The third one felt like us. It works on a box, on a van and on a cookie.',
      'Beth',
      'Bakery owner',
      'sample',
    ),
    said(
      'They drew the logo for a truck door first, because that’s where people see it. The business card came last.',
      'Omar',
      'Electrical contractor',
      'sample',
    ),
    said(
      'We changed our minds twice and nobody sighed. The files came sorted, with one page that tells the printer which green to use.',
      'Claire',
      'Preschool director',
      'sample',
    ),
  ],
} as const satisfies Record<
  string,
  readonly [ServiceTestimonial, ServiceTestimonial, ServiceTestimonial]
>
