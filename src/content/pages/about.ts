import { company } from '../../site/company'
import { EXAMPLE_CREW, EXAMPLE_CUSTOMER, EXAMPLE_OTHERS } from '../example-company'
import type { ClosingCallContent } from '../types'

const { name } = company
const { frisco, prosper } = company.cities

/** The people the site is for, invented and drawn. `picture` is the text alternative of the drawing. */
const people = [
  {
    id: 'ray',
    name: `${EXAMPLE_CREW.owner.name}, fence builder`,
    text: 'Can’t hear the phone over the auger.',
    picture: 'Ray, an older man with a white mustache and a green cap, holds a post-hole digger',
  },
  {
    id: 'luis',
    name: `${EXAMPLE_CREW.lead.name}, crew lead`,
    text: 'Gets Thursday’s visits on his phone, without a call from the office.',
    picture: 'Luis, a bearded man with a clipboard, stands in front of the company’s truck',
  },
  {
    id: 'joan',
    name: `${EXAMPLE_CUSTOMER}, customer`,
    text: 'Got a puppy. Needs a fence this month.',
    picture: 'Joan, a woman with curly hair, holds a puppy; behind her a fence and a water tower',
  },
  {
    id: 'osei',
    name: `${EXAMPLE_OTHERS.vet.person}, vet`,
    text: 'Answers “Is half a sock bad?” by text, between two patients.',
    picture: 'Dr. Osei, a vet in a white coat, holds up half a striped sock',
  },
] as const

/** The about page. */
export const about = {
  title: 'We fix your follow-up before we run your ads',
  lead: `${name} is a marketing and software agency in ${frisco}, Texas. We work with service businesses, clinics and studios in ${frisco}, ${prosper} and the towns around them.`,
  people: {
    label: 'The people we have in mind',
    items: people,
    note: 'The people we have in mind, drawn as examples.',
  },
  mission: {
    title: 'Our mission',
    statement: 'To give local business owners one system that answers every lead',
    text: 'Leads get lost between your tools: the form nobody sees until Monday, the call that comes in at lunch, the quote nobody followed up on. We close those gaps first.',
  },
  vision: {
    title: 'Our vision',
    text: `A North Texas where the best plumber, dentist or coach also replies first, remembers the customer’s name and gets the job. No good business in ${frisco} or ${prosper} should lose work to a full voicemail box.`,
  },
  approach: {
    title: 'Our approach',
    text: 'In this order, because ads only pay off when someone answers.',
    steps: [
      {
        id: 'look',
        name: 'Look',
        text: 'On a free call, we go through your website, your calendar and your ads.',
      },
      {
        id: 'fix',
        name: 'Fix',
        text: 'Your calls and forms reach someone who answers, on our platform or with the tools you have.',
      },
      {
        id: 'advertise',
        name: 'Advertise',
        text: 'One channel and a small budget first. We count booked jobs, not clicks.',
      },
    ],
  },
  values: {
    title: 'Our core values',
    items: [
      {
        name: 'Innovation',
        text: 'We try a new tool in our own office before we suggest it to you.',
      },
      {
        name: 'Client Partnership',
        text: 'You see the same numbers we see, and we decide together.',
      },
      {
        name: 'Integrity',
        text: 'If the numbers don’t work for you, we’ll tell you on the first call.',
      },
      {
        name: 'Efficiency',
        text: 'If you’re typing the same thing twice, we find a way for you to type it once.',
      },
      {
        name: 'Adaptability',
        text: 'When hail season or a new school year changes demand, we change the plan.',
      },
      {
        name: 'Passion',
        text: 'We’d rather talk about your shop than about marketing.',
      },
    ],
  },
  closing: {
    title: 'Start with a free call',
    text: 'Bring your last ten leads. We’ll find where you lose people.',
    links: [
      { label: 'Book a Free Consultation', to: 'contact' },
      { label: 'See our services', to: 'services' },
    ],
  } satisfies ClosingCallContent,
} as const
