import { widgetPage } from './widget-page'

const SCRIPT = `
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
  return widgetPage({
    title: 'Sample website form',
    body: `<h1>Your website</h1>
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
    script: SCRIPT,
  })
}
