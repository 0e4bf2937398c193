import type { Page } from '@playwright/test'

/** Where the services' scripts come from. */
export const GOOGLE_TAG = 'https://www.googletagmanager.com/**'
export const META_PIXEL = 'https://connect.facebook.net/**'

/** A command as the page gave it to a service: its name, then what goes with it. */
export type Command = readonly unknown[]

declare global {
  interface Window {
    recordedByTag?: unknown[][]
    recordedByPixel?: unknown[][]
  }
}

/** Replaces Google's tag: takes the data layer's commands, those that wait and those to come. */
const TAG_RECORDER = `
  window.recordedByTag = window.dataLayer.map((command) => [...command])
  window.dataLayer.push = (command) => window.recordedByTag.push([...command])
`

/** Replaces Meta's script: empties the queue and takes the function over. */
const PIXEL_RECORDER = `
  window.recordedByPixel = [...window.fbq.queue]
  window.fbq.callMethod = (...command) => { window.recordedByPixel.push(command) }
`

/** Lets both services' scripts be recorders. To be called before the first page is opened. */
export async function recordAnalytics(page: Page): Promise<void> {
  for (const [address, body] of [
    [GOOGLE_TAG, TAG_RECORDER],
    [META_PIXEL, PIXEL_RECORDER],
  ] as const) {
    await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  }
}

/** Everything that Google's tag was told in this document. */
export async function googleCommands(page: Page): Promise<Command[]> {
  return page.evaluate(() => window.recordedByTag ?? [])
}

/** Everything that Meta's pixel was told in this document. */
export async function metaCommands(page: Page): Promise<Command[]> {
  return page.evaluate(() => window.recordedByPixel ?? [])
}

/** What goes with each event of a name at Google. */
export async function googleEvents(page: Page, name: string): Promise<unknown[]> {
  const commands = await googleCommands(page)
  return commands.filter(([kind, event]) => kind === 'event' && event === name).map((all) => all[2])
}

/** How often Meta was told of an event. */
export async function metaEventCount(page: Page, name: string): Promise<number> {
  const commands = await metaCommands(page)
  return commands.filter(([kind, event]) => kind === 'track' && event === name).length
}
