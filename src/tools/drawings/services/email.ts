import { palette } from '../../../site/palette'
import { PHONE, WIDE } from '../frames'
import { INK_ON_LIGHT, scaledInk } from '../inks'
import { placed } from '../spines'
import { paint, rowAt, strands, type Rows, type Spine } from '../strands'
import { lines, svg, type Box, type Svg } from '../svg'

/** Loose mail: long swinging threads in three families, one of them with a slack loop. */
const SWINGS: readonly Spine[] = [
  [
    [-1040, -20],
    [-700, 60],
    [-420, -70],
    [-150, 84],
    [80, -84],
    [290, 50],
  ],
  [
    [-1040, 70],
    [-740, -60],
    [-470, 70],
    [-220, -60],
    [-20, 40],
    [110, 100],
    [196, 50],
    [164, -34],
    [86, -20],
    [96, 60],
    [200, 90],
    [330, 30],
  ],
  [
    [-1040, -70],
    [-700, -30],
    [-380, 44],
    [-110, -56],
    [120, 20],
    [310, -40],
  ],
]

/** Days between two messages of a sequence grow: 1, 2, 3, 4. */
const DAYS = [0, 1, 3, 6, 10, 15]

interface Sequence {
  readonly box: Box
  readonly rows: Rows
  readonly scale: readonly [number, number]
  /** Width and height of an envelope, and of a day. */
  readonly envelope: readonly [number, number]
  readonly day: number
  readonly firstDay: number
  /** Envelopes end here: the page's edge would cut one that is further right. */
  readonly last: number
  readonly highlighted: readonly [row: number, message: number]
  readonly weight: number
}

/** An envelope that is on its row. */
function envelope(x: number, y: number, [width, height]: readonly [number, number]): string {
  const half = width / 2
  const fold = height * 0.55
  return `M${x} ${y}v${-height}h${width}v${height}M${x} ${y - height}l${half} ${fold} ${half} ${-fold}`
}

function sequence(plan: Sequence): Svg {
  const { box, rows, day, firstDay } = plan
  const centre = [0, box.height / 2] as const
  const winding = {
    spines: SWINGS.map((spine) => placed(spine, plan.scale, centre)),
    centre,
    cycle: [0, 1, 2],
    fan: 0.5,
    shift: [30 * plan.scale[0], 24 * plan.scale[1]],
    tremor: 1,
    seed: 6,
  } as const
  const sent = Array.from({ length: rows.count }, (_, row) =>
    row % 2 === 1
      ? DAYS.map((after) => ({ row, x: firstDay + ((row - 1) / 2 + after) * day })).filter(
          ({ x }) => x + plan.envelope[0] <= plan.last,
        )
      : [],
  )
  const [markedRow, markedMessage] = plan.highlighted
  const isMarked = (row: number, message: number) => row === markedRow && message === markedMessage
  const shapes = (marked: boolean) =>
    sent.flatMap((row) =>
      row
        .filter((mail, message) => isMarked(mail.row, message) === marked)
        .map(({ row: index, x }) => envelope(x, rowAt(rows, index), plan.envelope)),
    )
  const ink = scaledInk(INK_ON_LIGHT, plan.weight)
  const threads = strands(winding, rows)
  const body =
    paint(threads, { ...ink, accentEvery: 3, accentFrom: 1 }, -1) +
    lines(shapes(false), { color: palette.prairie, width: 1.6 * plan.weight }) +
    lines(shapes(true), { color: palette.wheat, width: 3 * plan.weight })
  return svg(box, body)
}

/**
 * Loose threads become a sequence of days. Eleven rows at y = 26 + 28 i, true from x = 560;
 * envelopes of 31 x 21 are on rows 1, 3, 5, 7 and 9, each of these rows one day (64) later than the
 * one above, from x = 620.
 */
export function email(): Svg {
  return sequence({
    box: { ...WIDE.box, height: 330 },
    rows: { count: 11, top: 26, gap: 28, land: 560, end: WIDE.end },
    scale: [1, 1],
    envelope: [31, 21],
    day: 64,
    firstDay: 620,
    last: WIDE.containerEnd,
    highlighted: [5, 2],
    weight: 1,
  })
}

/** Phones: nine rows at y = 19 + 22 i, true from x = 168. */
export function emailPhone(): Svg {
  return sequence({
    box: { ...PHONE.box, height: 210 },
    rows: { count: 9, top: 19, gap: 22, land: 168, end: PHONE.end },
    scale: [0.3, 0.66],
    envelope: [24, 16],
    day: 34,
    firstDay: 178,
    last: PHONE.containerEnd,
    highlighted: [3, 1],
    weight: 0.9,
  })
}
