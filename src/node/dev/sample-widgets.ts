import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fillTemplate } from '../fill-template'
import { HTML_HEADERS, htmlPage, serveLocally } from './server/serve-locally'

const TEMPLATE = readFileSync(path.join(import.meta.dirname, 'sample-widget.html'), 'utf8')

const field = (label: string, name: string, attributes = '') =>
  `<label>${label}<input name="${name}" ${attributes} /></label>`

const longField = (label: string) => `<label>${label}<textarea rows="5"></textarea></label>`

const ONE = 'type="radio" required'
const SEVERAL = 'type="checkbox"'

function choices(legend: string, attributes: typeof ONE | typeof SEVERAL, values: string[]) {
  const labels = values.map(
    (value) => `<label><input ${attributes} name="${legend}" />${value}</label>`,
  )
  return `<fieldset><legend>${legend}</legend><div class="choices">${labels.join('')}</div></fieldset>`
}

const CUSTOMER = [
  field('Your name', 'name', 'autocomplete="name" required'),
  field('Email', 'email', 'type="email" autocomplete="email" required'),
]

/** The sample booking calendar: a day, a time, a name, and a link to the confirmation page. */
export const BOOKING_WIDGET = widget('Book your consultation', {
  fields: [
    // Without dates, so that two pictures of the page are the same on any day.
    choices('Day', ONE, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']),
    choices('Time (Central)', ONE, [
      ...['9:00 a.m.', '9:30 a.m.', '10:00 a.m.', '10:30 a.m.', '11:00 a.m.', '11:30 a.m.'],
      ...['1:00 p.m.', '1:30 p.m.', '2:00 p.m.', '2:30 p.m.', '3:00 p.m.', '3:30 p.m.'],
    ]),
    ...CUSTOMER,
    longField('What should we look at first?'),
  ],
  button: 'Book',
  done: 'Booked, in this rehearsal only. <a class="button" target="_top">Continue</a>',
})

export const INTAKE_WIDGET = widget('Your website', {
  fields: [
    field('Company', 'company', 'autocomplete="organization" required'),
    field('Web address today, if you have one', 'website'),
    longField('What you do, and in which towns'),
    choices('Pages you need', SEVERAL, [
      ...['Home', 'Services', 'About', 'Contact', 'Prices', 'Gallery', 'Booking', 'Shop'],
    ]),
    choices('What visitors should do', ONE, ['Call', 'Book a time', 'Buy']),
    longField('Three websites you like, and why'),
    choices('Who writes the text', ONE, ['You do', 'We do']),
    choices('Pictures you have', SEVERAL, ['Logo', 'Team', 'Work', 'Place']),
    longField('Where we find them'),
    ...CUSTOMER,
    field('Phone', 'phone', 'type="tel" autocomplete="tel"'),
    longField('Anything else'),
  ],
  button: 'Send',
  done: 'Received, in this rehearsal only.',
})

const PAGES: Readonly<Record<string, string>> = {
  '/booking': BOOKING_WIDGET,
  '/intake': INTAKE_WIDGET,
}

function widget(
  title: string,
  { fields, ...texts }: { fields: string[]; button: string; done: string },
): string {
  return htmlPage(title, fillTemplate(TEMPLATE, { title, fields: fields.join('\n'), ...texts }))
}

/** Serves the two sample widgets on a separate origin, as real providers do. */
export async function startSampleWidgets(port?: number) {
  return serveLocally((request) => {
    const page = PAGES[new URL(request.url).pathname]
    if (page === undefined) return new Response('Not found', { status: 404 })
    return new Response(page, { headers: HTML_HEADERS })
  }, port)
}
