import { hasSample, type ProofStatus } from '../claims'
import { actionPlan } from '../standing-copy'
import type { ClosingCallContent } from '../types'

/** One scene of the video: what it shows, for the picture, the captions and the text on the page. */
export interface VideoScene {
  readonly id: 'tangle' | 'title' | 'trade' | 'adviser' | 'coach' | 'close'
  /** Seconds from the start of the video. */
  readonly start: number
  readonly end: number
  /** Text alternative of the picture. */
  readonly picture: string
  /** The text in the picture, line by line. */
  readonly lines: readonly string[]
  /** Whether the lines are an owner's words. */
  readonly isQuote?: true
  /** The kind of business that is quoted, or a second sentence. */
  readonly note?: string
}

/**
 * Set to 'confirmed' once each client who is quoted in the video has agreed to it in writing. Until then the video
 * and its page say that it is a sample, and `npm run launch-check` lists it.
 */
export const videoStatus: ProofStatus = 'sample'

/** The note on the title scene of our own video. */
const titleNote = hasSample([{ status: videoStatus }])
  ? { note: 'Sample video. Real ones are on the way.' }
  : {}

/**
 * The script of our own video (public/video) and its captions. The page shows it as the text alternative. The lines of a
 * scene are its quote, broken into lines for the picture.
 */
export const videoScenes: readonly [VideoScene, ...VideoScene[]] = [
  {
    id: 'tangle',
    start: 0,
    end: 2.95,
    picture: 'Loose threads straighten into rows.',
    lines: [],
  },
  {
    id: 'title',
    start: 2.95,
    end: 6.35,
    picture: 'The rows become lines to write on.',
    lines: ['Three owners', 'on what changed'],
    ...titleNote,
  },
  {
    id: 'trade',
    start: 6.35,
    end: 12.95,
    picture: 'Four rows move apart, one for each line of the quote.',
    lines: [
      'Calls used to come in while I',
      'was up a ladder. Now the caller',
      'has a text and a time slot',
      'before I climb down.',
    ],
    isQuote: true,
    note: 'Air conditioning company',
  },
  {
    id: 'adviser',
    start: 12.95,
    end: 19.55,
    picture: 'The threads gather above the words.',
    lines: [
      'The setup fee and the hosting',
      'were on the page before we',
      'ever talked. The invoice',
      'showed the same two numbers.',
    ],
    isQuote: true,
    note: 'Financial planner',
  },
  {
    id: 'coach',
    start: 19.55,
    end: 26.15,
    picture: 'The threads run under the lines.',
    lines: [
      'They recorded with me for two',
      'days and built the rest. When',
      'enrollment opened, all I had',
      'to do was teach.',
    ],
    isQuote: true,
    note: 'Business coach',
  },
  {
    id: 'close',
    start: 26.15,
    end: 29.6,
    picture: 'All threads run together into one gold line.',
    lines: ['What would you', 'fix first?'],
    note: `A free call and a ${actionPlan.name}.`,
  },
]

/** Fill it in when you set VITE_TESTIMONIAL_VIDEO_URL. */
const CONFIGURED_PARAGRAPHS: readonly string[] = []

/** The page of the video. */
export const testimonialVideo = {
  title: 'What changed for three owners',
  lead: 'Thirty seconds, with captions, no sound.',
  videoLabel: 'Video: three business owners on what changed',
  play: 'Play video',
  unsupported: 'Your browser does not support the video tag.',
  failed: "The video can't play right now. Everything it says is written below.",
  goBack: 'Go Back',
  /** Shown instead when a replacement video is configured. */
  configured: {
    title: 'Clients on what changed',
    lead: 'Business owners talk about working with us.',
    videoLabel: 'Video: clients on what changed',
    failed: "The video can't play right now. Please try again later.",
    /** What the configured video says, a paragraph each: its text alternative (WCAG 1.2.1). */
    paragraphs: CONFIGURED_PARAGRAPHS,
  },
  captionsLabel: 'English',
  words: {
    title: 'What they say',
    /** The rest of the text alternative, in a disclosure. */
    scenes: 'What the video shows, scene by scene',
  },
  closing: {
    title: 'What’s slowing you down?',
    text: 'Tell us on a free call. You keep a one-page action plan.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See the platform', to: 'platform' },
    ],
  } satisfies ClosingCallContent,
} as const
