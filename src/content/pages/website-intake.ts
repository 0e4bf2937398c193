import { company, phoneInText } from '../../site/company'
import type { EmbedText } from '../embed-text'
import { EXAMPLE_OTHERS } from '../example-company'
import { supportPromise } from '../standing-copy'

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
    answer: 'A barber, a bakery and a bike shop. I saw the price right away.',
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
  start: { label: 'Answer the questions', to: { route: 'websiteIntake', hash: 'answers' } },
  ready: {
    title: 'Helpful to have ready',
    items: [
      {
        name: 'Three sites you like',
        text: 'From any trade, and what you like about each one.',
      },
      { name: 'Your logo', text: 'The original file, if you can find it.' },
      { name: 'Your domain name', text: 'And where you registered it.' },
      {
        name: 'Five pages',
        text: 'The ones your customers look for first. You’ll see a draft of two of them by day 8.',
      },
    ],
  },
  example: {
    label: `Example: ${EXAMPLE_OTHERS.groomer.name}`,
    title: 'Five answers, and the website they made.',
    answers: ANSWERS,
    link: { label: 'A website in as little as 30 days', to: 'website' },
    /** What the last answer became. */
    online: 'Online on May 29',
  },
  patients: 'Clinics: no patients’ names, conditions or appointment details in your answers.',
  form: {
    title: 'Your answers',
    frameTitle: 'Website Form',
    direct: 'Open the form in a new tab',
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
    title: 'Five questions by phone or email, then a price within one business day.',
    call: `We ask, you answer. It takes about 15 minutes. ${supportPromise.short}`,
    email: {
      label: 'Answer by email',
      subject: 'Our new website',
      questions: ANSWERS.map(({ question }) => question),
    },
    write: `The five questions are already in the email. Answer what you can and hit send to ${company.email}. You get the price and the dates within one business day.`,
  },
} as const
