import { ROUTES } from '../site/routes'
import { htmlPage, serveLocally } from './server/serve-locally'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']
const TIMES = ['9:00 a.m.', '10:30 a.m.', '1:00 p.m.', '2:30 p.m.', '4:00 p.m.']

function radios(name: string, values: readonly string[]): string {
  const radio = (value: string) =>
    `<label><input type="radio" name="${name}" value="${value}" required> ${value}</label>`
  return values.map(radio).join('\n')
}

const CONTACT_FIELDS = `
<label for="name">Your name</label><input id="name" name="name" autocomplete="name" required>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>`

/**
 * The confirmation has a link, because browsers let a frame navigate the page around it only after a
 * click. Heights are sent as an object and as JSON text in turn, since real widgets do either. The
 * script measures the body: the window is as high as the page has made the frame.
 */
const BOOKING_SCRIPT = `
  let reports = 0
  function reportHeight() {
    if (window.parent === window) return
    const message = { frameHeight: document.body.offsetHeight }
    window.parent.postMessage(reports++ % 2 === 0 ? message : JSON.stringify(message), '*')
  }
  new ResizeObserver(reportHeight).observe(document.body)

  const form = document.querySelector('form')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const values = new FormData(form)
    const site = document.referrer === '' ? location.href : document.referrer
    const link = document.createElement('a')
    Object.assign(link, { className: 'button', target: '_top', textContent: 'Continue' })
    link.href = new URL('${ROUTES.bookingSuccess}', site).href
    form.replaceWith('Booked for ' + values.get('day') + ', ' + values.get('time') + '. ', link)
    link.focus()
  })
`

/** The sample booking calendar: a day, a time, a name, and a link to the confirmation page. */
export const BOOKING_WIDGET = htmlPage(
  'Sample booking calendar',
  `<h1>Book your consultation</h1>
<p>Sample calendar for rehearsals. It books nothing and sends nothing.</p>
<form>
<fieldset><legend>Day</legend>${radios('day', DAYS)}</fieldset>
<fieldset><legend>Time (Central)</legend>${radios('time', TIMES)}</fieldset>
${CONTACT_FIELDS}
<button>Book</button>
</form>
<script>${BOOKING_SCRIPT}</script>`,
)

const INTAKE_SCRIPT = `
  const form = document.querySelector('form')
  const values = new URLSearchParams(location.search)
  for (const field of form.elements) {
    if (values.has(field.name)) field.value = values.get(field.name)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const done = document.createElement('h2')
    done.tabIndex = -1
    done.textContent = 'Received, in this rehearsal only'
    form.replaceWith(done)
    done.focus()
  })
`

/** The sample intake form. As with real providers, parameters fill in the fields of the same name. */
export const INTAKE_WIDGET = htmlPage(
  'Sample website form',
  `<h1>Your website</h1>
<p>Sample form for rehearsals. It sends nothing.</p>
<form>
${CONTACT_FIELDS}
<label for="company">Company</label><input id="company" name="company" autocomplete="organization" required>
<label for="pages">Pages you need</label><textarea id="pages" name="pages"></textarea>
<button>Send</button>
</form>
<script>${INTAKE_SCRIPT}</script>`,
)

const PAGES: ReadonlyMap<string, string> = new Map([
  ['/booking', BOOKING_WIDGET],
  ['/intake', INTAKE_WIDGET],
])

/**
 * Serves a sample booking calendar and a sample intake form on an origin of their own, as providers
 * do, at `<url>/booking` and `<url>/intake`. Without a port it takes a free one.
 */
export async function startSampleWidgets(port?: number) {
  return serveLocally((request) => {
    const page = PAGES.get(new URL(request.url).pathname)
    if (page === undefined) return new Response('Not found', { status: 404 })
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(page, { headers })
  }, port)
}
