import { palette } from '../site/palette'
import { ROUTES } from '../site/routes'
import { htmlPage, serveLocally } from './server/serve-locally'

const STYLES = `
  * { box-sizing: border-box }
  body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: ${palette.soil}; background: ${palette.white} }
  main { max-width: 680px; padding: 32px 24px 48px }
  h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2 }
  h2 { margin: 32px 0 12px; font-size: 19px }
  p { margin: 0 0 12px; color: ${palette.soil2} }
  label, legend { display: block; margin: 20px 0 6px; font-weight: 600 }
  input, textarea, select { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; border: 1.5px solid ${palette.lineStrong}; border-radius: 6px; background: ${palette.white} }
  textarea { min-height: 110px }
  fieldset { margin: 0 0 20px; padding: 0; border: 0 }
  legend { padding: 0 }
  .choices { display: flex; flex-wrap: wrap; gap: 10px }
  .choices label { display: inline-flex; align-items: center; gap: 8px; min-height: 48px; margin: 0; padding: 0 16px; border: 1.5px solid ${palette.lineStrong}; border-radius: 6px; font-weight: 400; cursor: pointer }
  .choices label:has(:checked) { border: 2px solid ${palette.prairie}; background: ${palette.prairieTint} }
  .choices input { width: 18px; height: 18px; min-height: 0; margin: 0; accent-color: ${palette.prairie} }
  button, .button { display: inline-block; min-height: 52px; margin-top: 24px; padding: 13px 24px; font: inherit; font-weight: 600; color: ${palette.white}; background: ${palette.prairie}; border: 0; border-radius: 6px; cursor: pointer; text-decoration: none }
  :focus-visible { outline: 2px solid ${palette.prairie}; outline-offset: 3px }
  dl { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid ${palette.line}; font-size: 14px; color: ${palette.soil3} }
  dt { font-weight: 600 } dd { margin: 0 0 6px; overflow-wrap: anywhere }
`

/** Lists the parameters of the address, which a lead-management system would keep. */
const SHOW_PARAMETERS = `
  const list = document.querySelector('[data-parameters]')
  for (const [name, value] of new URLSearchParams(location.search)) {
    const term = document.createElement('dt')
    const detail = document.createElement('dd')
    term.textContent = name
    detail.textContent = value
    list.append(term, detail)
  }
`

/** A small page with styles and script of its own, as a booking or form provider serves it. */
function widgetPage(title: string, body: string, script: string): string {
  return htmlPage(
    title,
    STYLES,
    `<main>
${body}
<dl data-parameters aria-label="Parameters received"></dl>
</main>
<script>${SHOW_PARAMETERS}${script}</script>`,
  )
}

const TIMES = ['9:00 a.m.', '10:30 a.m.', '1:00 p.m.', '2:30 p.m.', '4:00 p.m.']

const times = TIMES.map(
  (time) => `<label><input type="radio" name="time" value="${time}" required> ${time}</label>`,
).join('\n')

/**
 * The confirmation has a link, because browsers let a frame navigate the page around it only after a
 * click. Heights are sent as an object and as JSON text in turn, since real widgets do either. The
 * script measures the body: the window is as high as the page has made the frame.
 */
const BOOKING_SCRIPT = `
  const days = document.querySelector('[data-days]')
  const day = new Date()
  while (days.childElementCount < 4) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() % 6 === 0) continue
    const label = document.createElement('label')
    const radio = document.createElement('input')
    const text = day.toLocaleDateString('en-US', { weekday: 'long', month: 'short', day: 'numeric' })
    Object.assign(radio, { type: 'radio', name: 'day', value: text, required: true })
    label.append(radio, ' ' + text)
    days.append(label)
  }

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
    const done = document.createElement('div')
    const heading = document.createElement('h2')
    heading.textContent = 'Booked for ' + values.get('day') + ', ' + values.get('time')
    const link = document.createElement('a')
    Object.assign(link, { className: 'button', target: '_top', textContent: 'Continue' })
    link.href = new URL('${ROUTES.bookingSuccess}', site).href
    done.append(heading, link)
    form.replaceWith(done)
    link.focus()
  })
`

/** The sample booking calendar: a day, a time, a name, and a link to the confirmation page. */
export function bookingWidget(): string {
  return widgetPage(
    'Sample booking calendar',
    `<h1>Book your consultation</h1>
<p>Sample calendar for rehearsals. It books nothing and sends nothing.</p>
<form>
<fieldset><legend>Day</legend><div class="choices" data-days></div></fieldset>
<fieldset><legend>Time (Central)</legend><div class="choices">${times}</div></fieldset>
<label for="name">Your name</label><input id="name" name="name" autocomplete="name" required>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>
<button>Book</button>
</form>`,
    BOOKING_SCRIPT,
  )
}

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
export function intakeWidget(): string {
  return widgetPage(
    'Sample website form',
    `<h1>Your website</h1>
<p>Sample form for rehearsals. It sends nothing.</p>
<form>
<label for="name">Your name</label><input id="name" name="name" autocomplete="name" required>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>
<label for="company">Company</label><input id="company" name="company" autocomplete="organization" required>
<label for="address">Address of your website today, if you have one</label><input id="address" name="address" inputmode="url">
<label for="pages">Pages you need</label><textarea id="pages" name="pages"></textarea>
<label for="likes">Three websites you like, and why</label><textarea id="likes" name="likes"></textarea>
<label for="start">When should it be online?</label>
<select id="start" name="start"><option>Within 30 days</option><option>Within three months</option><option>Later</option></select>
<button>Send</button>
</form>`,
    INTAKE_SCRIPT,
  )
}

const PAGES: ReadonlyMap<string, () => string> = new Map([
  ['/__widgets/booking', bookingWidget],
  ['/__widgets/intake', intakeWidget],
])

/**
 * Serves a sample booking calendar and a sample intake form on an origin of their own, as providers
 * do, at `<url>/booking` and `<url>/intake`. Without a port it takes a free one.
 */
export async function startSampleWidgets(port?: number) {
  const { url, close } = await serveLocally((request) => {
    const page = PAGES.get(new URL(request.url).pathname)
    if (page === undefined) return new Response('Not found', { status: 404 })
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(page(), { headers })
  }, port)
  return { url: `${url}/__widgets`, close }
}
