import { palette } from '../../../site/palette'
import { PHONE, WIDE } from '../frames'
import { pathOf, spline, type Point } from '../spline'
import { rowAt } from '../strands'
import { lines, svg, type Box, type Svg } from '../svg'

/** A buzzing phone drawn as a plucked string: the same swing at these shares of its height. */
const HARMONICS = [1, 0.5, -0.5, -1]

interface Message {
  /** Where the swing of this row begins, the length of a half wave, and how high it goes. */
  readonly buzz: { readonly from: number; readonly wave: number; readonly height: number }
  readonly bubble: { readonly x: number; readonly width: number }
}

interface Conversation {
  readonly box: Box
  readonly top: number
  readonly gap: number
  readonly rest: number
  readonly end: number
  readonly bubbleHeight: number
  readonly messages: readonly Message[]
  readonly highlighted: number
}

/** One swing: peaks on alternate sides of the row, dying out towards `rest`. */
function swing(
  y: number,
  rest: number,
  { from, wave, height }: Message['buzz'],
  share: number,
): string {
  const count = Math.floor((rest - from) / wave)
  const peaks = Array.from({ length: count }, (_, index): Point => {
    const way = (index + 0.5) / count
    const envelope = Math.sin(Math.PI * way ** 0.62) ** 1.4
    return [from + (index + 0.5) * wave, y + (index % 2 ? 1 : -1) * height * share * envelope]
  })
  const points: Point[] = [[from - wave, y], ...peaks, [rest + wave, y]]
  return pathOf(spline(points, [wave * 0.6, 0]))
}

function bubble(plan: Conversation, y: number, { x, width }: Message['bubble']): string {
  const height = plan.bubbleHeight
  const radius = Math.round(height / 3)
  const side = height - 2 * radius
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + radius} ${y - height / 2}h${width - 2 * radius}${arc(radius, radius)}v${side}` +
    `${arc(-radius, radius)}h${-(width - 2 * radius)}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`
  )
}

function conversation(plan: Conversation): Svg {
  const rows = plan.messages.map((message, index) => ({ ...message, y: rowAt(plan, index) }))
  const isMarked = (index: number) => index === plan.highlighted
  const swings = (marked: boolean, shares: readonly number[]) =>
    rows
      .filter((_, index) => isMarked(index) === marked)
      .flatMap(({ y, buzz }) => shares.map((share) => swing(y, plan.rest, buzz, share)))
  const straight = (marked: boolean) =>
    rows
      .filter((_, index) => isMarked(index) === marked)
      .map(({ y }) => `M${plan.box.x} ${y}H${plan.end}`)
  const bubbles = (marked: boolean) =>
    rows
      .filter((_, index) => isMarked(index) === marked)
      .map(({ y, bubble: place }) => `<path d="${bubble(plan, y, place)}"/>`)
      .join('')
  const body =
    lines(swings(false, HARMONICS), { color: palette.soil, width: 1 }) +
    lines(straight(false), { color: palette.prairie, width: 1.5 }) +
    lines(swings(true, HARMONICS), { color: palette.soil, width: 1 }) +
    lines(straight(true), { color: palette.wheat, width: 2.8 }) +
    `<g fill="${palette.white}" stroke="${palette.prairie}" stroke-width="1.5">${bubbles(false)}</g>` +
    `<g fill="${palette.wheatTint}" stroke="${palette.wheat}" stroke-width="2.8">${bubbles(true)}</g>`
  return svg(plan.box, body)
}

/**
 * A phone buzzes, the strings come to rest, a message is in its row. Six rows at y = 28 + 55 i,
 * straight from x = 570, each with a bubble 40 high centred on it that can take a line of HTML text.
 */
export function text(): Svg {
  return conversation({
    box: { ...WIDE.box, height: 330 },
    top: 28,
    gap: 55,
    rest: 560,
    end: WIDE.end,
    bubbleHeight: 40,
    highlighted: 2,
    messages: [
      { buzz: { from: -300, wave: 38, height: 24 }, bubble: { x: 640, width: 330 } },
      { buzz: { from: -60, wave: 30, height: 22 }, bubble: { x: 960, width: 240 } },
      { buzz: { from: -180, wave: 44, height: 25 }, bubble: { x: 640, width: 290 } },
      { buzz: { from: 40, wave: 26, height: 21 }, bubble: { x: 870, width: 330 } },
      { buzz: { from: -240, wave: 34, height: 24 }, bubble: { x: 640, width: 250 } },
      { buzz: { from: -20, wave: 40, height: 22 }, bubble: { x: 910, width: 290 } },
    ],
  })
}

/** Phones: five rows at y = 20 + 42 i, bubbles 30 high between x = 170 and 350. */
export function textPhone(): Svg {
  return conversation({
    box: { ...PHONE.box, height: 210 },
    top: 20,
    gap: 42,
    rest: 140,
    end: PHONE.end,
    bubbleHeight: 30,
    highlighted: 2,
    messages: [
      { buzz: { from: -60, wave: 17, height: 18 }, bubble: { x: 164, width: 160 } },
      { buzz: { from: -10, wave: 14, height: 16 }, bubble: { x: 226, width: 124 } },
      { buzz: { from: -40, wave: 19, height: 19 }, bubble: { x: 164, width: 128 } },
      { buzz: { from: 0, wave: 12, height: 15 }, bubble: { x: 210, width: 140 } },
      { buzz: { from: -50, wave: 16, height: 18 }, bubble: { x: 164, width: 116 } },
    ],
  })
}
