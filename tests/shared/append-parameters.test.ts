import { expect, test } from 'vitest'
import { appendParameters } from '../../src/shared/append-parameters'

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
