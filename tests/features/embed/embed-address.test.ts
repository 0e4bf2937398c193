import { expect, test } from 'vitest'
import { embedAddress } from '../../../src/features/embed/embedded-frame'

const record = {
  utm_source: 'google',
  gclid: 'g-1',
  captured_at: '2026-03-04T05:06:07.890Z',
  landing_page: '/platform',
}

test('a widget gets the stored parameters, without time and page', () => {
  expect(embedAddress('https://w.example/booking', { record })).toBe(
    'https://w.example/booking?utm_source=google&gclid=g-1',
  )
})

test('without a record the address stays as it is configured', () => {
  const address = 'https://w.example/form?id=7#start'
  expect(embedAddress(address, { record: null })).toBe(address)
})

test('the query of the page is passed on and wins over what is stored', () => {
  const query = '?name=Dana&utm_source=bing&tag=a&tag=b&debug=utm'
  expect(embedAddress('https://w.example/form?id=7', { record, query })).toBe(
    'https://w.example/form?id=7&name=Dana&utm_source=bing&tag=a&tag=b&gclid=g-1',
  )
})

test('what the configured address says cannot be changed from outside', () => {
  expect(embedAddress('https://w.example/form?id=7', { record: null, query: '?id=8' })).toBe(
    'https://w.example/form?id=7',
  )
})
