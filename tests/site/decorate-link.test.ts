import { expect, test } from 'vitest'
import { decorateLink, partnerHosts } from '../../src/site/decorate-link'
import { takeErrors } from '../support/take-errors'

const partners = new Set(['partner.example', 'widgets.example:8443'])

const decorate = (href: string) => decorateLink(href, { gclid: 'g-1' }, partners)

test('the port belongs to the host', () => {
  expect(decorate('https://widgets.example:8443/')).toContain('gclid=g-1')
  expect(decorate('https://widgets.example/')).toBe('https://widgets.example/')
})

test.each([
  '/contact',
  '#pricing',
  '?plan=starter',
  'tel:+19725550142',
  'mailto:hello@partner.example',
  'javascript:void(0)',
  'https://other.example/',
  'https://partner.example.evil.example/',
  'https://sub.partner.example/',
  '//partner.example/',
])('%s is left alone', (href) => {
  expect(decorate(href)).toBe(href)
})

test('a tag that looks personal does not go along', () => {
  const personal = { utm_content: 'dana@lee.example', utm_term: '(972) 555-0142' }
  const attribution = { utm_source: 'google', ...personal }
  expect(decorateLink('https://partner.example/', attribution, partners)).toBe(
    'https://partner.example/?utm_source=google',
  )
})

test('a failure is logged and returns the link unchanged', () => {
  const href = 'https://[broken'
  expect(decorate(href)).toBe(href)
  expect(takeErrors()).toEqual([['Error adding attribution to a link:', expect.any(TypeError)]])
})

test('the configured partners are known by host', () => {
  expect([...partnerHosts()]).toEqual(['shimzy.example', 'booking.example'])
})
