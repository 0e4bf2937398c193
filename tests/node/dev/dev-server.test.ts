import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pageHead } from '../../../src/node/prerender/find-page'
import { documentTitle } from '../../../src/site/head'
import { startCommand } from '../../support/start-command'

let origin: string

beforeAll(async () => {
  const site = startCommand(path.resolve('node_modules/.bin/vite'), [], {
    settings: { PORT: '5373' },
  })
  const output = await site.untilSaid(/Local:\D*http:.*\d+/)
  origin = `http://localhost:${/Local:\D*http:\D*(\d+)/.exec(output)?.[1]}`
  return site.stop
})

const get = (pathname: string) =>
  fetch(origin + pathname, { headers: { Accept: 'text/html' }, redirect: 'manual' })

test('in development a page has its head and the headers of the host', async () => {
  const page = await get('/platform?utm_source=google')
  expect([page.status, page.headers.get('X-Frame-Options')]).toEqual([200, 'DENY'])
  const html = await page.text()
  expect(html).toContain(`<title>${documentTitle(pageHead('/platform'))}</title>`)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="${origin}/platform"`))
})

test('in development an unknown address answers 404 with a page that is kept out of indexes', async () => {
  const reply = await get('/nowhere')
  expect(reply.status).toBe(404)
  expect(await reply.text()).toMatch(/<meta name="robots" content="noindex/)
})
