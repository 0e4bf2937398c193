import bedPicture from '../assets/scenes/course-bed.svg'
import lessonPicture from '../assets/scenes/course-lesson.svg'
import weeksPicture from '../assets/scenes/course-weeks.svg'
import { onlineCourseCreation as content } from '../content/services/online-course-creation'
import { FeatureList } from '../sections/feature-list'
import { PictureRow } from '../sections/drawn-steps'
import { ProductWindow } from '../sections/product/product-window'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { ExternalLink } from '../ui/external-link'
import { Section } from '../ui/section'

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
        <div className="text-small lg:grid lg:grid-cols-[1fr_19rem]">
          <div>
            <Drawing
              drawing={{ src: lessonPicture, width: 640, height: 360 }}
              className="h-auto w-full"
            />
            <div className="flex flex-wrap items-center justify-between gap-3 px-4.5 py-4">
              <p className="font-semibold">{lesson}</p>
              <span className="rounded-control bg-prairie px-3.5 py-2 font-semibold text-white">
                {next}
              </span>
            </div>
          </div>
          <div className="flex flex-col border-t border-line lg:border-t-0 lg:border-l">
            <p className="border-b border-line px-4.5 py-3 text-soil-3">{progress}</p>
            {content.lessons.map(({ number, name, length }, index) => (
              <div
                key={number}
                className={`grid grow grid-cols-[1.5rem_1fr_auto] items-center border-b border-line px-4.5 py-3 ${index === 1 ? 'bg-wheat-tint font-semibold' : ''}`}
              >
                <span className="text-prairie">{index === 0 ? '✓' : number}</span>
                <span>{name}</span>
                <span className="text-soil-3">{length}</span>
              </div>
            ))}
            <p className="px-4.5 pt-4">
              <b>{question.who}</b> {question.text}
            </p>
            <p className="mx-4.5 my-4 border-l-2 border-prairie pl-3">
              <b>{answer.who}</b> {answer.text}
            </p>
          </div>
        </div>
      </ProductWindow>
    </TitledSection>
  )
}

/** Public statistics, two from each source. */
function MarketFigures() {
  return (
    <Section className="pb-16" contained>
      <h2 className="text-small">{content.statsTitle}</h2>
      <div className="mt-3 grid gap-x-6 gap-y-7 border-t border-line pt-4 text-small lg:grid-cols-2">
        {content.stats.map(({ source, figures }) => (
          <div key={source.url}>
            <dl className="grid gap-x-6 gap-y-4 md:grid-cols-2">
              {figures.map(({ figure, label }) => (
                <div key={figure} className="flex items-baseline gap-3">
                  <dt className="order-last text-soil-3">{label}</dt>
                  <dd className="w-16 shrink-0 figure-number text-lead">{figure}</dd>
                </div>
              ))}
            </dl>
            <ExternalLink
              href={source.url}
              className="inline-flex min-h-11 items-center text-soil-3 underline underline-offset-4 hover:text-soil"
            >
              {source.name}
            </ExternalLink>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Online course creation. */
export function OnlineCourseCreationPage() {
  const { goal, process } = content
  return (
    <ServicePage {...content} service="onlineCourseCreation" work={<CoursePlayer />}>
      <TitledSection background="wheat-tint" title={process.title} className="py-16 md:py-24">
        <PictureRow picture={weeksPicture} shape="aspect-15/11" items={process.steps} />
      </TitledSection>
      <ReasonColumns {...content.reasons} />
      <MarketFigures />
      <FeatureList {...content.services}>
        <div className="mt-8 mb-4 grid items-center gap-x-12 gap-y-3 lg:grid-cols-2">
          <Drawing drawing={{ src: bedPicture, width: 560, height: 190 }} className="w-full" />
          <p className="text-small text-soil-3">
            <b className="block text-soil">
              {goal.title}: {goal.figure}, {goal.sum}
            </b>
            {goal.text}
          </p>
        </div>
      </FeatureList>
    </ServicePage>
  )
}
