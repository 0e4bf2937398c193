import { company, phoneInText } from '../../site/company'
import type { DirectContactText, EmbedText } from '../embed-text'

/** The website intake form (spec section 2.9). */
export const websiteIntake = {
  title: 'Website Intake Form',
  subtitle: 'Please tell us about your website needs',
  ready: {
    title: 'Good to have at hand',
    items: [
      { name: 'Three websites you like', text: 'From any trade, and what you like about each.' },
      { name: 'Your logo', text: 'The original file, if somebody can find it.' },
      { name: 'Your domain', text: 'Its name, and where it is registered.' },
      { name: 'Five pages', text: 'The ones your customers would look for first.' },
    ],
  },
  form: {
    title: 'Your answers',
    frameTitle: 'Website Form',
    direct: 'Open the form in a new tab',
    waiting: {
      title: 'The form opens here.',
      text: `It comes from our form provider. You can also open it on its own, or call ${phoneInText}.`,
    },
    loading: {
      title: 'Fetching the form...',
      text: 'It comes from our form provider and takes a moment.',
    },
    late: {
      title: 'The form is slow to answer.',
      text: `Open it in a new tab, or write to ${company.email} and we ask you the same by email.`,
    },
  } satisfies EmbedText,
  direct: {
    title: 'Tell us by phone or email.',
    call: `We answer ${company.hours.text}, and fill in the form with you on the call.`,
    write:
      'Send your address, three websites you like and what yours has to do. We ask for the rest.',
  } satisfies DirectContactText,
} as const
