import { company, phoneInText } from '../../site/company'
import type { DirectContactText, EmbedText } from '../embed-text'
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
    title: 'No form to fill out: call or email us.',
    call: `We’ll ask you the questions on the phone, about 15 minutes. ${supportPromise.short}`,
    write:
      'Send your web address, three websites you like and what yours needs to do. We’ll ask for the rest and send you the price and the dates within one business day.',
  } satisfies DirectContactText,
} as const
