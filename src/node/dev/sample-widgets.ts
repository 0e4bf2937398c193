import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HTML_HEADERS, htmlPage, serveLocally } from './server/serve-locally'

function widget(name: string, title: string): string {
  const file = path.join(import.meta.dirname, 'sample-widgets', `${name}.html`)
  return htmlPage(title, readFileSync(file, 'utf8'))
}

/** The sample booking calendar: a day, a time, a name, and a link to the confirmation page. */
export const BOOKING_WIDGET = widget('booking', 'Sample booking calendar')

export const INTAKE_WIDGET = widget('intake', 'Sample website form')

const PAGES: Readonly<Record<string, string>> = {
  '/booking': BOOKING_WIDGET,
  '/intake': INTAKE_WIDGET,
}

/** Serves the two sample widgets on a separate origin, as real providers do. */
export async function startSampleWidgets(port?: number) {
  return serveLocally((request) => {
    const page = PAGES[new URL(request.url).pathname]
    if (page === undefined) return new Response('Not found', { status: 404 })
    return new Response(page, { headers: HTML_HEADERS })
  }, port)
}
