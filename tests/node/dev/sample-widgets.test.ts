import { afterAll, expect, test } from 'vitest'
import { startSampleWidgets } from '../../../src/node/dev/sample-widgets'

const widgets = await startSampleWidgets()
afterAll(() => widgets.close())

test.each([
  ['booking', 200, 'Book your consultation'],
  ['intake', 200, 'Your website'],
  ['other', 404, 'Not found'],
])('the sample widget %s answers %i', async (name, status, text) => {
  const response = await fetch(`${widgets.url}/${name}?utm_source=google`)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})
