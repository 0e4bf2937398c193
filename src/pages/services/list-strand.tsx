import type { ShowcaseId } from '../../content/pages/services'

/** Pieces of 1200 go from a large example's row to the next one, behind the windows at both ends. */
const ACROSS = 'inset-x-0 w-full'
/** Short pieces pass between two windows of a row. */
const BETWEEN = 'top-[20%] right-[calc(100%-1rem)] h-3/5 w-22'

const DOWN = { place: BETWEEN, box: '0 0 88 240', path: 'M0 20c60 0 28 200 88 200' }
const UP = { place: BETWEEN, box: '0 0 88 240', path: 'M0 220c60 0 28-200 88-200' }
/** From a large example to the first small one. */
const TO_ROW = {
  place: `${ACROSS} top-[calc(100%-3rem)] h-56`,
  box: '0 0 1200 224',
  path: 'M700 0c0 90-60 128-160 128-70 0-110-26-110-58 0-26 20-42 44-42s44 16 44 42c0 38-56 58-130 58-130 0-238-30-238 96',
}

/** The strand's pieces by the example that they lead to or start from. */
const PIECES: Readonly<Partial<Record<ShowcaseId, readonly (typeof DOWN)[]>>> = {
  brandDesign: [
    {
      place: 'right-[20%] bottom-[calc(100%-1.5rem)] h-40 w-500',
      box: '0 0 2000 160',
      path: 'M0 48h900c160 0 330 70 480 70 60 0 96-28 96-62 0-30-22-48-46-48s-44 18-44 48c0 40 50 62 114 62 140 0 300-74 400-74 60 0 80 50 80 116',
    },
    TO_ROW,
  ],
  searchMarketing: [DOWN],
  socialMedia: [UP],
  website: [
    {
      place: `${ACROSS} bottom-[calc(100%-2rem)] h-128`,
      box: '0 0 1200 512',
      path: 'M1184 0v270c0 118-86 158-216 158-70 0-112-24-112-58 0-28 22-44 46-44s46 16 46 44c0 38-54 58-126 58-150 0-222 10-222 84',
    },
    TO_ROW,
  ],
  email: [DOWN],
  onlineCourseCreation: [
    UP,
    {
      place: 'top-[30%] left-[calc(100%-1rem)] h-40 w-200',
      box: '0 0 800 160',
      path: 'M0 40c100 0 160 80 300 80s300-80 500-80',
    },
  ],
}

/** The strand through the wide list: it leads from each example's window to the next one. */
export function ListStrand({ id }: { readonly id: ShowcaseId }) {
  return PIECES[id]?.map(({ place, box, path }) => (
    <svg
      key={path}
      viewBox={box}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`pointer-events-none absolute hidden fill-none stroke-wheat listed:block ${place}`}
    >
      <path d={path} strokeWidth={3} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  ))
}
