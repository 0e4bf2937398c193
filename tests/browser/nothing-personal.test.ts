// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { expect, test, vi } from 'vitest'
import { pathTo, ROUTE_IDS } from '../../src/site/routes'
import { openWithAnalytics } from '../support/analytics-rig'

/** What must not be found in anything that leaves the site, in lowercase. */
const PERSONAL = ['dana', 'whitfield', 'cedar', '972', '0142', '7946', 'cs_test']

const EMAIL = 'dana@cedar.example'
const encode = encodeURIComponent

/** One email address and one phone number, as links and forms may spell them. */
const SPELLINGS = [
  ...[EMAIL, encode(EMAIL), encode(encode(EMAIL)), encode(encode(encode(EMAIL)))],
  ...['dana%40cedar%2Eexample', 'DANA%2540CEDAR.EXAMPLE', encode('dana＠cedar.example')],
  ...[encode('dana@cedar。example'), encode('dana&#64;cedar.example'), `mailto:${EMAIL}`],
  ...[encode(`"Dana Whitfield" <${EMAIL}>`), encode(`/next?email=${EMAIL}`)],
  ...[encode(encode('https://x.example/?name=Dana Whitfield&a=1')), '%zz'.concat(encode(EMAIL))],
  ...[encode('(972) 555-0142'), '972-555-0142', '972 5550142', '+1+972+555+0142'],
  ...[encode('+19725550142'), encode(encode('972.555.0142')), encode('+44 20 7946 0958')],
  encode('see dana @ cedar.example'),
]

const ALLOWED = 'utm_source utm_content utm%5Fterm gclid fbclid plan sign-up'.split(' ')
const NAMES = 'email name attendeeName phone SESSION_ID next e%6Dail q utm_id plan'.split(' ')

const PAGES = [...ROUTE_IDS.map(pathTo), pathTo({ article: 'a-post' })]

function onPage(index: number, rest: string): readonly [address: string, page: string] {
  const page = PAGES[index % PAGES.length] ?? '/'
  return [page + rest, page]
}

/** Addresses with personal data, each with the page that it is on. */
const CORPUS = [
  ...SPELLINGS.flatMap((value, row) =>
    ALLOWED.map((name, at) => onPage(row * 3 + at, `?${name}=${value}&utm_campaign=spring`)),
  ),
  ...SPELLINGS.map((value, row) => onPage(row, `?utm_campaign=spring#${value}`)),
  ...SPELLINGS.map(
    (value) => [`/u/${value.replaceAll('?', '%3F')}?utm_campaign=spring`, '/404'] as const,
  ),
  ...NAMES.map((name, row) =>
    onPage(row, `?utm_campaign=spring&${name}=Dana+Whitfield&session_id=cs_test_1`),
  ),
  ['/booking%2dsuccess?attendeeName=Dana&utm_campaign=spring', '/booking-success'],
  ['/booking%252Dsuccess/?attendeeName=Dana&utm_campaign=spring', '/booking-success'],
  [
    '/subscription-success.html?session%5Fid=cs_test_1&utm_campaign=spring',
    '/subscription-success',
  ],
  ['/about?utm_campaign=spring&dana@cedar.example', '/about'],
  ['/about?utm_campaign=spring&utm_term=a?email=dana', '/about'],
] as const

test('of the site that a visitor comes from, only the origin is left for Google and Meta to read', async () => {
  const referrer = vi.spyOn(document, 'referrer', 'get')
  referrer.mockReturnValue('https://mail.example/inbox/dana@cedar.example?phone=972-555-0134')
  await openWithAnalytics('/about')
  expect(document.referrer).toBe('https://mail.example/')
  Reflect.deleteProperty(document, 'referrer')
})

test('of addresses with personal data the page and its campaign reach Google and Meta, and nothing personal', async () => {
  // A time of day may look like a part of the phone number.
  vi.setSystemTime('2026-03-04T05:06:07.890Z')
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('')
  const wrong: string[] = []
  for (const [address, page] of CORPUS) {
    const rig = await openWithAnalytics(address)
    // The pixel sends the address bar and the referrer by itself.
    const sent: unknown[] = []
    window.fbq = Object.assign(
      (...command: unknown[]) => sent.push(command, window.location.href, document.referrer),
      { queue: [], loaded: true, version: '2.0' },
    )
    const { pathname, search } = window.location
    await rig.reportPageView({ path: pathname + search, title: 'Title' })
    rig.trackEvent({ name: 'booking' })
    const atGoogle = JSON.stringify([rig.google(), document.referrer])
    // The pixel is not told of a page that does not exist.
    const atMeta = page === '/404' ? '' : JSON.stringify(sent)
    const all = decodeURIComponent((atGoogle + atMeta).replaceAll('%25', '%')).toLowerCase()
    const view = rig.google('event', 'page_view')[0]?.[2]
    const expected = `${page}?utm_campaign=spring`
    if (PERSONAL.some((part) => all.includes(part))) wrong.push(`${address} leaks`)
    if (Object(view).page_path !== expected) wrong.push(`${address} is not ${expected} at Google`)
    if (!JSON.stringify(sent).includes('?utm_campaign=spring'))
      wrong.push(`${address} has no campaign at Meta`)
    // What the next page of this site gets as its referrer: the policy sends the origin alone.
    referrer.mockReturnValue('https://site.example/')
  }
  expect(wrong).toEqual([])
})
