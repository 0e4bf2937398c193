import { expect, test } from 'vitest'
import { phoneLink } from '../../src/site/company'

test.each([
  ['(972) 555-0142', 'tel:+19725550142'],
  ['+1 (972) 555-0142', 'tel:+19725550142'],
  ['1-972-555-0142', 'tel:+19725550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
])('%s is called as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
