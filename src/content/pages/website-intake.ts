import { company, phoneInText } from '../../site/company'
import type { EmbedText } from '../embed-text'
import { EXAMPLE_OTHERS } from '../example-company'

/** What we ask, and what the invented groomer answered. */
const ANSWERS = [
  {
    question: 'What is your web address today, if you have one?',
    answer: 'None. People find us on Facebook and call.',
  },
  {
    question: 'What does your business do, and in which towns?',
    answer: 'We bathe and trim dogs in Prosper and Celina.',
  },
  {
    question: 'Which three websites do you like, and why?',
    answer: 'A barber, a bakery and a bike shop. All three show prices right away.',
  },
  {
    question: 'What should visitors do on yours: call, book a time or buy?',
    answer: 'Book a time. I can’t pick up with a wet dog in my arms.',
  },
  { question: 'When should it be online?', answer: 'Before the summer haircuts.' },
] as const

/** The website intake form. */
export const websiteIntake = {
  title: 'Website Intake Form',
  subtitle: 'Please tell us about your website needs',
  example: {
    label: `Example: ${EXAMPLE_OTHERS.groomer.name}`,
    title: 'Five answers, and the website they made',
    answers: ANSWERS,
    /** The part of the website that the last answer became. */
    online: 'Online on May 29',
  },
  form: {
    title: 'Your answers',
    frameTitle: 'Website Form',
    direct: 'Open the form',
    waiting: {
      title: 'The form opens here.',
      text: `It comes from our form provider. You can also open it in a new tab, or call ${phoneInText}.`,
    },
    loading: {
      title: 'Getting the form...',
      text: 'It comes from our form provider. This takes a moment.',
    },
    late: {
      title: 'The form is slow today.',
      text: `Open it in a new tab, or email ${company.email} and we’ll ask you the same questions there.`,
    },
  } satisfies EmbedText,
  direct: {
    title: 'Five quick answers are all we need to start',
    email: {
      label: 'Answer by email',
      subject: 'Our new website',
      questions: ANSWERS.map(({ question }) => question),
    },
    write: 'The five questions are already in the email.',
  },
} as const
