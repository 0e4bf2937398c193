import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextFrameState, reportedHeight } from '../../../src/features/embed/embedded-frame'

const frameWindow = {}
const SENDER = { source: frameWindow, origin: 'https://booking.example' }
const WIDE = { setPx: undefined, isPhone: false }
const PHONE = { setPx: undefined, isPhone: true }

/** The height that a message sets; undefined where the frame keeps its own. */
const heightAfter = (...parameters: Parameters<typeof nextFrameState>) =>
  nextFrameState(...parameters)?.setPx

const fromFrame = (data: unknown) => ({ ...SENDER, data })

test('the reported height is enlarged by 100 px, on phones by 200', () => {
  expect(heightAfter(fromFrame({ frameHeight: 1800 }), SENDER, WIDE)).toBe(1900)
  expect(heightAfter(fromFrame({ frameHeight: 1800 }), SENDER, PHONE)).toBe(2000)
})

test('the frame is at least 1500 px high, on phones 1600', () => {
  const small = fromFrame({ frameHeight: 300 })
  expect(heightAfter(small, SENDER, { ...WIDE, setPx: 2000 })).toBe(1500)
  expect(heightAfter(small, SENDER, PHONE)).toBe(1600)
})

test('the frame is never higher than 5000 px', () => {
  expect(heightAfter(fromFrame({ frameHeight: 1e9 }), SENDER, WIDE)).toBe(5000)
})

test.each([
  [{ frameHeight: '1800' }],
  [{ frameHeight: Number.NaN }],
  [{ frameHeight: Number.POSITIVE_INFINITY }],
  [{ frameHeight: 0 }],
  [{ frameHeight: -5 }],
  [{ height: 1800 }],
  ['[iFrameSizer]frame:1800:600:init'],
  ['1800'],
  ['{"frameHeight":'],
  [null],
  [undefined],
  [1800],
])('%j reports no height', (data) => {
  expect(reportedHeight(data)).toBeUndefined()
})

test('messages of other windows and other origins are ignored', () => {
  const data = { frameHeight: 1800 }
  const { origin } = SENDER
  expect(heightAfter({ source: {}, origin, data }, SENDER, WIDE)).toBeUndefined()
  expect(heightAfter({ source: null, origin, data }, { source: null, origin }, WIDE)).toBe(
    undefined,
  )
  const foreign = { ...SENDER, origin: 'https://booking.example.evil.example', data }
  expect(heightAfter(foreign, SENDER, WIDE)).toBeUndefined()
})

test.each([1498, 1500, 1502])(
  'a first report of %i px counts, although it is close to the default height',
  (frameHeight) => {
    const message = fromFrame({ frameHeight })
    expect(heightAfter(message, SENDER, WIDE)).toBe(frameHeight + 100)
    expect(heightAfter(message, SENDER, PHONE)).toBe(frameHeight + 200)
  },
)

test('a report of the height that was set counts once, and a second one in a row is an echo', () => {
  const state = nextFrameState(fromFrame({ frameHeight: 1800 }), SENDER, {
    setPx: 1800,
    isPhone: false,
  })
  expect(state?.setPx).toBe(1900)
  for (const frameHeight of [1898, 1900, 1902]) {
    const echo = { setPx: 1900, mayEcho: true, isPhone: false }
    expect(heightAfter(fromFrame({ frameHeight }), SENDER, echo)).toBeUndefined()
  }
  const other = { setPx: 1900, mayEcho: true, isPhone: false }
  expect(heightAfter(fromFrame({ frameHeight: 1903 }), SENDER, other)).toBe(2003)
})

test('a widget that repeats its height does not move', () => {
  const state = { setPx: 1900, isPhone: false }
  expect(heightAfter(fromFrame({ frameHeight: 1800 }), SENDER, state)).toBeUndefined()
})

test('no message makes the frame smaller than its minimum, larger than its maximum, or throws', () => {
  const data = fc.oneof(
    fc.anything(),
    fc.json(),
    fc.double().map((frameHeight) => ({ frameHeight })),
    fc.double().map((frameHeight) => JSON.stringify({ frameHeight })),
  )
  fc.assert(
    fc.property(
      data,
      fc.option(fc.nat(5000), { nil: undefined }),
      fc.boolean(),
      (anything, setPx, isPhone) => {
        const next = heightAfter(fromFrame(anything), SENDER, { setPx, isPhone })
        if (next === undefined) return
        expect(next).toBeGreaterThanOrEqual(isPhone ? 1600 : 1500)
        expect(next).toBeLessThanOrEqual(5000)
      },
    ),
  )
})

test('a widget that answers each new height with that height comes to rest', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2, max: 2 }), fc.boolean(), (difference, isPhone) => {
      let state = nextFrameState(fromFrame({ frameHeight: 1500 }), SENDER, {
        setPx: undefined,
        isPhone,
      })
      for (let report = 0; report < 3 && state !== undefined; report++) {
        const data = { frameHeight: state.setPx + difference }
        state = nextFrameState(fromFrame(data), SENDER, { ...state, isPhone })
      }
      expect(state).toBeUndefined()
    }),
  )
})
