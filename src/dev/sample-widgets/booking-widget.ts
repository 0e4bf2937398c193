import { ROUTES } from '../../site/routes'
import { widgetPage } from './widget-page'

const TIMES = ['9:00 a.m.', '10:30 a.m.', '1:00 p.m.', '2:30 p.m.', '4:00 p.m.']

const times = TIMES.map(
  (time) => `<label><input type="radio" name="time" value="${time}" required> ${time}</label>`,
).join('\n')

/**
 * The confirmation has a link, because browsers let a frame navigate the page around it only after a
 * click. Heights are sent as an object and as JSON text in turn, since real widgets do either. The
 * script measures the body: the window is as high as the page has made the frame.
 */
const SCRIPT = `
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
  return widgetPage({
    title: 'Sample booking calendar',
    body: `<h1>Book your consultation</h1>
<p>Sample calendar for rehearsals. It books nothing and sends nothing.</p>
<form>
<fieldset><legend>Day</legend><div class="choices" data-days></div></fieldset>
<fieldset><legend>Time (Central)</legend><div class="choices">${times}</div></fieldset>
<label for="name">Your name</label><input id="name" name="name" autocomplete="name" required>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>
<button>Book</button>
</form>`,
    script: SCRIPT,
  })
}
