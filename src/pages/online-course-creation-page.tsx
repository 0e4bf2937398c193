import { serviceOnlineCourseCreation, serviceOnlineCourseCreationPhone } from '../assets/drawings'
import { onlineCourseCreation as content } from '../content/services/online-course-creation'
import { FeatureList } from '../sections/feature-list'
import { ProductWindow } from '../sections/product/product-window'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage, ServiceScene } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { ExternalLink } from '../ui/external-link'

/**
 * A ball of yarn is unrolled into lessons. Names stand above the five rows of the drawing: at
 * y = 35 + 65 i of 330, right of the marks at x = 640 of 1200.
 */
function LessonScene() {
  return (
    <ServiceScene
      wide={serviceOnlineCourseCreation}
      phone={serviceOnlineCourseCreationPhone}
      className="mt-7 md:mt-14"
    >
      <ol className="absolute top-[calc(35/330*100%-1.9rem)] right-[4.5%] left-[55%] hidden h-[98.5%] flex-col lg:flex">
        {content.lessons.map(({ number, name, length }) => (
          <li key={number} className="flex flex-1 items-start gap-3 text-body leading-snug">
            <span className="text-soil-3 tabular">{number}</span>
            <span className="font-semibold">{name}</span>
            <span className="ml-auto text-soil-3">{length}</span>
          </li>
        ))}
      </ol>
    </ServiceScene>
  )
}

/** The picture of the lesson: a raised bed with a soaker hose, paused. */
function LessonPicture() {
  return (
    <svg viewBox="0 0 640 360" className="block w-full bg-prairie-dark fill-none">
      <g strokeWidth={2} className="stroke-prairie-soft">
        <path d="M-10 250H650M-10 274H650M-10 300H650M-10 328H650" />
        <path d="M120 250v-70h400v70M120 204h400M200 180c-8-40 4-66 30-84-2 34-10 58-30 84Zm0 0c-22-22-30-44-28-70 20 18 30 40 28 70ZM420 180c-8-40 4-66 30-84-2 34-10 58-30 84Zm0 0c-22-22-30-44-28-70 20 18 30 40 28 70Z" />
      </g>
      <path
        d="M-10 214H100c30 0 20 14 50 14s24-14 54-14 26 14 56 14 24-14 54-14 26 14 56 14 24-14 54-14 22 14 60 14h226"
        strokeWidth={5}
        className="stroke-wheat"
      />
      <circle cx="320" cy="150" r="44" className="fill-limestone" />
      <path d="m308 128 34 22-34 22Z" className="fill-soil" />
      <path d="M24 340h592" strokeWidth={4} className="stroke-prairie-rule" />
      <path d="M24 340h214" strokeWidth={4} className="stroke-limestone" />
    </svg>
  )
}

/** A course as a student sees it: the lesson, the list of lessons and a question under it. */
function CoursePlayer() {
  const { title, text, window, lesson, progress, next, question, answer } = content.player
  return (
    <TitledSection background="limestone-2" title={title} text={text} measure="max-w-[40ch]">
      <ProductWindow {...window} className="mt-content">
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

/** Public statistics as a ledger on soil: the number large, what it measures, and its source. */
function MarketFigures() {
  return (
    <TitledSection background="soil" title={content.statsTitle} measure="max-w-[12em]">
      <dl className="mt-content border-b border-soil-line">
        {content.stats.map(({ figure, label, source }) => (
          <div
            key={figure}
            className="grid-page items-baseline gap-y-2 border-t border-soil-line py-5 md:py-7"
          >
            <dt className="order-last col-span-12 max-w-[34ch] text-lead text-on-dark md:col-span-6">
              {label}
            </dt>
            <dd className="col-span-12 figure-number text-display text-wheat md:col-span-6">
              {figure}
            </dd>
            <dd className="order-last col-span-12 text-small text-on-dark-quiet md:col-span-6 md:col-start-7">
              <ExternalLink
                href={source.url}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-limestone"
              >
                {source.name}
              </ExternalLink>
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

/** Monday to Friday. Two days are done in the first week, and one more in each that follows. */
const SCHOOL_DAYS = [1, 2, 3, 4, 5] as const

/** The process as the four rows of a month's calendar; the launch is on the last Friday. */
function FourWeeks() {
  const { title, steps } = content.process
  return (
    <TitledSection
      background="prairie-dark"
      title={title}
      measure="max-w-[14em]"
      className="mb-section py-section"
    >
      <ol className="mt-content border-b border-prairie-rule">
        {steps.map(({ mark, name, text }, week) => (
          <li
            key={name}
            className="group grid-page items-center gap-y-3 border-t border-prairie-rule py-6 md:py-7"
          >
            <p className="col-span-4 text-lead text-wheat md:col-span-2">{mark}</p>
            <div
              aria-hidden="true"
              className="col-span-8 flex gap-2 justify-self-end md:col-span-4 md:justify-self-start"
            >
              {SCHOOL_DAYS.map((day) => (
                <span
                  key={day}
                  className={`size-8 rounded-tag border lg:size-11 ${day <= week + 2 ? 'border-prairie-soft bg-prairie' : 'border-prairie-rule'} group-last:last:border-wheat group-last:last:bg-wheat`}
                />
              ))}
            </div>
            <div className="col-span-12 md:col-span-6">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1 max-w-[46ch] text-on-dark-prairie">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Online course creation. Length: the page with the sections that only it has. */
export function OnlineCourseCreationPage() {
  const { claim } = content
  return (
    <ServicePage {...content} service="onlineCourseCreation" scene={<LessonScene />}>
      <CoursePlayer />
      <ReasonColumns {...content.reasons} />
      <MarketFigures />
      <FeatureList {...content.services}>
        <p className="mt-8 max-w-[34ch]">
          <span className="block figure-number text-h2 leading-none text-prairie">
            {claim.value}
          </span>
          <span className="mt-2 block font-semibold">{claim.label}</span>
          <span className="block text-small text-soil-3">{claim.meaning}</span>
        </p>
      </FeatureList>
      <FourWeeks />
    </ServicePage>
  )
}
