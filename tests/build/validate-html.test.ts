import { expect, test } from 'vitest'
import { htmlViolations } from '../../src/build/validate-html'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`

const violationsOf = (body: string) => htmlViolations(new Map([['/page.html', page(body)]]))

test('markup as React writes it passes', () => {
  expect(violationsOf('<p><img src="/a.svg" alt="" srcSet="/b.svg 2x"/><br/></p>')).toEqual([])
})

test.each([
  ['an element where it may not stand', '<ul><p>Text</p></ul>', 'element-permitted-content'],
  ['an element that closes another one', '<p><div>Text</div></p>', 'no-implicit-close'],
  ['an id used twice', '<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
  ['an image without alt', '<img src="/a.svg">', 'wcag/h37'],
  ['an inline style', '<p style="color:red">Text</p>', 'no-inline-style'],
])('%s is reported with its place', (_name, body, rule) => {
  const violations = violationsOf(body).join('\n')
  expect(violations).toContain(rule)
  expect(violations).toContain('/page.html:1:')
})
