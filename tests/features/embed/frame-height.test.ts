import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextFrameState } from '../../../src/features/embed/embedded-frame'

const SENDER = { source: {}, origin: 'https://booking.example' }
const WIDE = { setPx: undefined, isPhone: false }
const PHONE = { setPx: undefined, isPhone: true }

/** The height that a message sets; undefined where the frame keeps its own. */
const heightAfter = (data: unknown, state: Parameters<typeof nextFrameState>[2], sender = SENDER) =>
  nextFrameState({ ...sender, data }, SENDER, state)?.setPx

test.each([
  ['the reported height with 100 px more', 1800, WIDE, 1900],
  ['the reported height with 200 px more on phones', 1800, PHONE, 2000],
  ['at least 1500 px', 300, { ...WIDE, setPx: 2000 }, 1500],
  ['at least 1600 px on phones', 300, PHONE, 1600],
  ['never more than 5000 px', 1e9, WIDE, 5000],
  ['100 px more also for a first report of the default height', 1500, WIDE, 1600],
  [
    'as high as before when the same height is reported again',
    1800,
    { ...WIDE, setPx: 1900 },
    undefined,
  ],
])('the frame is %s', (_, frameHeight, state, height) => {
  expect(heightAfter({ frameHeight }, state)).toBe(height)
  expect(heightAfter(JSON.stringify({ frameHeight }), state)).toBe(height)
})

test.each([
  [{ frameHeight: '1800' }],
  [{ frameHeight: Number.NaN }],
  [{ frameHeight: -5 }],
  [{ height: 1800 }],
  ['[iFrameSizer]frame:1800:600:init'],
  ['1800'],
  [null],
])('%j reports no height', (data) => {
  expect(heightAfter(data, WIDE)).toBeUndefined()
})

test('messages of other windows and other origins are ignored', () => {
  const data = { frameHeight: 1800 }
  const foreign = { ...SENDER, origin: 'https://booking.example.evil.example' }
  expect(heightAfter(data, WIDE, foreign)).toBeUndefined()
  expect(heightAfter(data, WIDE, { ...SENDER, source: {} })).toBeUndefined()
  const gone = { origin: SENDER.origin, source: null }
  expect(nextFrameState({ ...gone, data }, gone, WIDE)).toBeUndefined()
})

test('a widget that answers each new height with that height is not resized forever', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2, max: 2 }), fc.boolean(), (difference, isPhone) => {
      const first = { setPx: undefined, isPhone }
      let state = nextFrameState({ ...SENDER, data: { frameHeight: 1500 } }, SENDER, first)
      for (let report = 0; report < 3 && state !== undefined; report++) {
        const data = { frameHeight: state.setPx + difference }
        state = nextFrameState({ ...SENDER, data }, SENDER, { ...state, isPhone })
      }
      expect(state).toBeUndefined()
    }),
  )
})
