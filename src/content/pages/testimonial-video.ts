import { homeTestimonials, serviceTestimonials } from '../testimonials'
import type { ClosingCallContent } from '../types'

/** One scene of the film: what it shows, for the picture, the captions and the text on the page. */
export interface FilmScene {
  readonly id: 'tangle' | 'title' | 'trade' | 'adviser' | 'coach' | 'close'
  /** Seconds from the start of the film. */
  readonly start: number
  readonly end: number
  /** What is drawn, for people who do not see it. */
  readonly picture: string
  /** The words on the picture, line by line, as they are set. */
  readonly lines: readonly string[]
  /** The kind of business that is quoted, or a second sentence. */
  readonly note?: string
  /** The lines are an owner's words. */
  readonly quoted?: true
}

const [trade, , coach] = homeTestimonials
const adviser = serviceTestimonials.website[2]

/**
 * The film's script. `npm run film` draws the film and writes the captions from it; the page shows
 * it as the text alternative. The lines of a scene are its quote, broken for the picture.
 */
export const filmScenes: readonly [FilmScene, ...FilmScene[]] = [
  {
    id: 'tangle',
    start: 0,
    end: 2,
    picture: 'Two dozen loose threads are wound into a skein. They leave it as straight rows.',
    lines: [],
  },
  {
    id: 'title',
    start: 2,
    end: 5.4,
    picture: 'The rows part and become lines to write on.',
    lines: ['Three owners', 'on what changed'],
  },
  {
    id: 'trade',
    start: 5.4,
    end: 12,
    picture:
      'On light ground, each row carries a line of the quote. The golden one carries the last.',
    lines: [
      'The phone used to ring while',
      'I was up a ladder. Now the',
      'caller has a text and a time',
      'slot before I climb down.',
    ],
    note: trade.businessType,
    quoted: true,
  },
  {
    id: 'adviser',
    start: 12,
    end: 18.6,
    picture: 'The threads cross over to dark ground and gather above the words.',
    lines: [
      'The setup fee and the hosting',
      'were on the page before we',
      'ever talked. The invoice',
      'showed the same two numbers.',
    ],
    note: adviser.role,
    quoted: true,
  },
  {
    id: 'coach',
    start: 18.6,
    end: 25.2,
    picture: 'Back on light ground, the threads lie in four even bundles, one under each line.',
    lines: [
      'They filmed with me for two',
      'days and built the rest. Thirty',
      'days after enrollment opened',
      'I had my first $10K month.',
    ],
    note: coach.businessType,
    quoted: true,
  },
  {
    id: 'close',
    start: 25.2,
    end: 29.6,
    picture: 'All threads run together into one golden line.',
    lines: ['What would you', 'fix first?'],
    note: 'A free call. You keep the written plan.',
  },
]

/** The page of the film (spec section 2.9). */
export const testimonialVideo = {
  title: 'Three owners on what changed',
  lead: 'An air conditioning company, a financial planner and a business coach, in their own words. Half a minute, no sound needed.',
  filmLabel: 'Film: three owners on what changed',
  play: 'Play video',
  unsupported: 'Your browser does not support the video tag.',
  failed: 'The film cannot be played right now. Its words stand below.',
  goBack: 'Go Back',
  captionsLabel: 'English',
  words: {
    title: 'The film in words',
    text: 'Everything it says and shows, to read at your own pace.',
  },
  closing: {
    title: 'Yours could be the fourth.',
    text: 'Thirty to forty-five minutes on the phone. Bring the one thing that costs you the most evenings.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See the platform', to: 'platform' },
    ],
  } satisfies ClosingCallContent,
} as const
