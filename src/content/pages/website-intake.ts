import { company, phoneInText } from '../../site/company'
import type { EmbedText } from '../embed-text'
import { supportPromise } from '../standing-copy'

/** The website intake form. */
export const websiteIntake = {
  title: 'Website Intake Form',
  subtitle: 'Please tell us about your website needs',
  ready: {
    title: 'Helpful to have ready',
    items: [
      {
        name: 'Three websites you like',
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
    title: 'Answer five questions by phone or email.',
    call: `We ask, you answer. It takes about 15 minutes. ${supportPromise.short}`,
    email: {
      label: 'Answer by email',
      subject: 'Our new website',
      questions: [
        'What does your business do, and in which towns?',
        'What is your web address today, if you have one?',
        'Which three websites do you like, and why?',
        'What should visitors do on yours: call, book a time or buy?',
        'When should it be online?',
      ],
    },
    write: `The five questions are already in the email. Answer what you can and hit send to ${company.email}. You get the price and the dates within one business day.`,
  },
} as const
