import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendParameters } from '../../src/shared/append-parameters'
import { addressOn, trickyText } from '../support/arbitraries'

test.each([
  ['https://a.example/?', 'https://a.example/?x=1'],
  ['https://a.example/?q=%20+#a?b', 'https://a.example/?q=%20+&x=1#a?b'],
  [' https://a.exam\nple/?q=2 ', 'https://a.example/?q=2&x=1'],
])('a parameter is added to %j, whose own keep their spelling', (address, expected) => {
  expect(appendParameters(address, [['x', '1']])).toBe(expected)
})

test('what is there already is neither overwritten nor repeated, what is new is encoded', () => {
  const added = [...['x', 'y'].map((name) => [name, '9'] as const), ['a b', '&=#?é'] as const]
  const address = 'https://a.example/?x=&y=1&y=2'
  expect(appendParameters(address, added)).toBe(`${address}&a%20b=%26%3D%23%3F%C3%A9`)
})

test('any address keeps its start, its hash and its own parameters', () => {
  const pairs = fc.array(fc.tuple(trickyText({ minLength: 1 }), trickyText()), { maxLength: 5 })
  fc.assert(
    fc.property(addressOn('a.example'), pairs, (url, added) => {
      const result = appendParameters(url, added)
      const [before, after] = [new URL(url), new URL(result)]
      expect(after.hash).toBe(before.hash)
      expect(after.pathname).toBe(before.pathname)
      const own = [...before.searchParams]
      expect([...after.searchParams].slice(0, own.length)).toEqual(own)
      for (const [name] of added) expect(after.searchParams.has(name)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
