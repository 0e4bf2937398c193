import { formatUsd, type Cents } from '../../../shared/money'
import { ProductWindow } from '../../../sections/product/product-window'

const LESSONS = [
  { name: 'Read your soil', minutes: 11 },
  { name: 'Posts that stay put', minutes: 18 },
  { name: 'Rails and boards', minutes: 14 },
  { name: 'A gate that doesn’t sag', minutes: 22 },
] as const

const PRICE_CENTS: Cents = 14_900
const STUDENTS = 41

const minutes = LESSONS.reduce((sum, lesson) => sum + lesson.minutes, 0)

/** A course with its lessons, and what it earned. */
export function CourseExample() {
  return (
    <ProductWindow
      label={`Example: an online course on building a fence, four lessons, ${STUDENTS} students at ${formatUsd(PRICE_CENTS)} each`}
      title="Build your own fence"
      note={`${LESSONS.length} lessons, ${minutes} min`}
    >
      <ol className="px-4.5 py-1.5">
        {LESSONS.map(({ name, minutes: length }, index) => (
          <li key={name} className="flex items-baseline gap-4 border-b border-line py-2.5">
            <span className="w-4 figure-number text-h3 leading-none text-prairie">{index + 1}</span>
            <span className="font-semibold">{name}</span>
            <span className="ml-auto text-soil-3">{length} min</span>
          </li>
        ))}
      </ol>
      <p className="mx-4.5 mb-4 flex justify-between gap-4 rounded-control bg-wheat-tint px-3 py-2 font-semibold">
        {STUDENTS} students at {formatUsd(PRICE_CENTS)}
        <span>{formatUsd(STUDENTS * PRICE_CENTS)}</span>
      </p>
    </ProductWindow>
  )
}
