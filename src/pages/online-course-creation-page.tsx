import lessonPicture from '../assets/scenes/course-lesson.svg'
import { onlineCourseCreation as content } from '../content/services/online-course-creation'
import { FeatureList } from '../sections/feature-list'
import { ProductWindow } from '../sections/product/product-window'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { ExternalLink } from '../ui/external-link'
import { PlayIcon } from '../ui/icons'
import { Section } from '../ui/section'

/** The lesson, paused: the teacher at a raised bed with a soaker hose. */
function LessonPicture() {
  return (
    <div className="relative">
      <Drawing
        drawing={{ src: lessonPicture, width: 640, height: 360 }}
        className="h-auto w-full"
      />
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-limestone text-soil md:size-22">
        <PlayIcon className="size-6 md:size-8" />
      </span>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-1.5 w-full bg-limestone"
      >
        <path d="M0 0h36v1H0Z" className="fill-prairie" />
      </svg>
    </div>
  )
}

/** The finished work of a course, as a student sees it: the lesson, the list of lessons and a question under it. */
function CoursePlayer() {
  const { title, text, window, lesson, progress, next, question, answer } = content.player
  return (
    <TitledSection
      background="prairie-dark"
      className="py-14 md:py-20"
      title={title}
      text={text}
      measure="max-w-[40ch] on-dark:text-on-dark-prairie"
    >
      <ProductWindow {...window} className="mt-8 md:mt-12">
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
            {content.lessons.map(({ number, name, length }, index) => (
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
    </TitledSection>
  )
}

/** Public statistics as one row of four, each with its source. */
function MarketFigures() {
  return (
    <Section background="soil" className="py-12 md:py-16" contained>
      <h2 className="text-h3">{content.statsTitle}</h2>
      <dl className="mt-6 grid gap-x-6 gap-y-7 md:grid-cols-2 lg:grid-cols-4">
        {content.stats.map(({ figure, label, source }) => (
          <div key={figure} className="flex flex-col">
            <dt className="order-last mt-2 text-small text-on-dark">
              {label}
              <ExternalLink
                href={source.url}
                className="flex min-h-11 items-center text-on-dark-quiet underline underline-offset-4 hover:text-limestone"
              >
                {source.name}
              </ExternalLink>
            </dt>
            <dd className="figure-number text-h2 text-wheat">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Monday to Friday. Two days are done in the first week, and one more in each that follows. */
const SCHOOL_DAYS = [1, 2, 3, 4, 5] as const

/** The process as the four rows of a month's calendar; the launch is on the last Friday. */
function FourWeeks() {
  const { title, steps } = content.process
  return (
    <TitledSection
      background="wheat-tint"
      title={title}
      measure="max-w-[14em]"
      className="mb-section py-section"
    >
      <ol className="mt-content border-b border-wheat-line">
        {steps.map(({ mark, name, text }, week) => (
          <li
            key={name}
            className="group grid-page items-center gap-y-3 border-t border-wheat-line py-6 md:py-7"
          >
            <p className="col-span-4 text-lead text-prairie md:col-span-2">{mark}</p>
            <div
              aria-hidden="true"
              className="col-span-8 flex gap-2 justify-self-end md:col-span-4 md:justify-self-start"
            >
              {SCHOOL_DAYS.map((day) => (
                <span
                  key={day}
                  className={`size-8 rounded-tag border lg:size-11 ${day <= week + 2 ? 'border-prairie bg-prairie' : 'border-wheat-line'} group-last:last:border-wheat group-last:last:bg-wheat`}
                />
              ))}
            </div>
            <div className="col-span-12 md:col-span-6">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1 max-w-[46ch] text-soil-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Online course creation. */
export function OnlineCourseCreationPage() {
  const { goal } = content
  return (
    <ServicePage {...content} service="onlineCourseCreation" work={<CoursePlayer />}>
      <ReasonColumns {...content.reasons} />
      <MarketFigures />
      <FeatureList {...content.services}>
        <p className="mt-8 max-w-[34ch]">
          <span className="block figure-number text-h2 leading-none text-prairie">
            {goal.figure}
          </span>
          <span className="mt-2 block font-semibold">{goal.title}</span>
          <span className="block text-small text-soil-3">{goal.text}</span>
        </p>
      </FeatureList>
      <FourWeeks />
    </ServicePage>
  )
}
