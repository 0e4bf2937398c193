import { PHONE, WIDE } from './frames'
import { INK_ON_LIGHT, scaledInk } from './inks'
import { skein } from './skein'
import { svg, type Svg } from './svg'

/**
 * The hero: a skein under the text, a ledger beside it. Rows lie at y = 14 + 25 i and are true from
 * x = 735; ledger text sits above rows 1, 4, 7, ... 19. Nothing is drawn at x < 480, y < 240,
 * where the buttons are.
 */
export function homeHero(): Svg {
  const body = skein({
    center: [250, 462],
    scale: [1.13, 0.88],
    rows: { count: 22, top: 14, gap: 25, land: 735, end: WIDE.end },
    cycle: [0, 1, 0, 2, 1, 3, 0, 2, 1, 0, 2, 1, 0, 2, 1, 0, 3, 2, 1, 0, 2, 0],
    ink: INK_ON_LIGHT,
    highlighted: 13,
    seed: 11,
  })
  return svg({ ...WIDE.box, height: 694 }, body)
}

/** Phones: rows at y = 12 + 20 i, true from x = 226; text sits above rows 3, 6, 9 and 12. */
export function homeHeroPhone(): Svg {
  const body = skein({
    center: [62, 158],
    scale: [0.42, 0.52],
    rows: { count: 15, top: 12, gap: 20, land: 226, end: PHONE.end },
    fan: 0.5,
    ink: scaledInk(INK_ON_LIGHT, 0.92),
    highlighted: 9,
    seed: 5,
  })
  return svg({ ...PHONE.box, height: 304 }, body)
}
