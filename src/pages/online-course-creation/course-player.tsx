import type { onlineCourseCreation } from '../../content/services/online-course-creation'
import { ProductWindow } from '../../sections/product/product-window'

type CoursePlayerProps = Omit<typeof onlineCourseCreation.player, 'title' | 'text'> & {
  readonly lessons: typeof onlineCourseCreation.lessons
}

/** The picture of the lesson: a raised bed with a soaker hose, paused. */
function LessonPicture() {
  return (
    <svg viewBox="0 0 640 360" className="block w-full bg-prairie-dark" fill="none">
      <g stroke="currentColor" strokeWidth={2} className="text-prairie-soft">
        <path d="M-10 250H650M-10 274H650M-10 300H650M-10 328H650" />
        <path d="M120 250v-70h400v70M120 204h400M200 180c-8-40 4-66 30-84-2 34-10 58-30 84Zm0 0c-22-22-30-44-28-70 20 18 30 40 28 70ZM420 180c-8-40 4-66 30-84-2 34-10 58-30 84Zm0 0c-22-22-30-44-28-70 20 18 30 40 28 70Z" />
      </g>
      <path
        d="M-10 214H100c30 0 20 14 50 14s24-14 54-14 26 14 56 14 24-14 54-14 26 14 56 14 24-14 54-14 22 14 60 14h226"
        stroke="currentColor"
        strokeWidth={5}
        className="text-wheat"
      />
      <circle cx="320" cy="150" r="44" className="fill-limestone" />
      <path d="m308 128 34 22-34 22Z" className="fill-soil" />
      <path d="M24 340h592" stroke="currentColor" strokeWidth={4} className="text-prairie-rule" />
      <path d="M24 340h214" stroke="currentColor" strokeWidth={4} className="text-limestone" />
    </svg>
  )
}

/** A course as a student sees it: the lesson, the list of lessons and a question under it. */
export function CoursePlayer({
  label,
  window,
  lesson,
  progress,
  next,
  question,
  answer,
  lessons,
}: CoursePlayerProps) {
  return (
    <ProductWindow label={label} {...window}>
      <div className="md:grid md:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_19rem]">
        <div>
          <LessonPicture />
          <div className="flex flex-wrap items-center justify-between gap-3 px-4.5 py-4">
            <p className="text-small font-semibold">{lesson}</p>
            <span className="rounded-control bg-prairie px-3.5 py-2 font-semibold text-white">
              {next}
            </span>
          </div>
          <div className="space-y-2 border-t border-line px-4.5 py-4">
            <p>
              <b className="font-semibold">{question.who}</b> {question.text}
            </p>
            <p className="border-l-2 border-prairie pl-3">
              <b className="font-semibold">{answer.who}</b> {answer.text}
            </p>
          </div>
        </div>
        <div className="border-t border-line md:border-t-0 md:border-l">
          <p className="border-b border-line px-4.5 py-3 text-soil-3">{progress}</p>
          {lessons.map(({ number, name, length }, index) => (
            <div
              key={number}
              className={`grid grid-cols-[1.5rem_1fr_auto] items-baseline border-b border-line px-4.5 py-3.5 last:border-0 ${index === 1 ? 'bg-wheat-tint font-semibold' : ''}`}
            >
              <span className={index === 0 ? 'text-prairie' : 'text-soil-3'}>
                {index === 0 ? '✓' : number}
              </span>
              <span>{name}</span>
              <span className="text-soil-3">{length}</span>
            </div>
          ))}
        </div>
      </div>
    </ProductWindow>
  )
}
