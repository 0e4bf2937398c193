import { afterAll, expect, test } from 'vitest'
import { startSampleWidgets } from '../../../src/node/dev/sample-widgets'

const widgets = await startSampleWidgets()
afterAll(() => widgets.close())

test.each([
  ['booking', 'frameHeight'],
  ['intake', 'Your website'],
])('the %s widget is served as a page of its own', async (name, text) => {
  const response = await fetch(`${widgets.url}/${name}?utm_source=google`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain(text)
})

test('the booking widget leads on to the confirmation page', async () => {
  const html = await (await fetch(`${widgets.url}/booking`)).text()
  expect(html).toContain("new URL('/booking-success', site)")
})

test('other addresses are not found', async () => {
  const response = await fetch(`${widgets.url}/other`)
  expect(response.status).toBe(404)
})
