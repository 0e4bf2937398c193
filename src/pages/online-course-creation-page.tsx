import bedPicture from '../assets/scenes/course-bed.svg?drawing'
import lessonPicture from '../assets/scenes/course-lesson.svg?drawing'
import weeksPicture from '../assets/scenes/course-weeks.svg?drawing'
import { onlineCourseCreation as content } from '../content/services/online-course-creation'
import { FeatureList, ReasonColumns } from '../sections/feature-list'
import { PictureSteps } from '../sections/steps'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage } from '../sections/service-page'
import { Drawing } from '../ui/drawing'
import { ExternalLink } from '../ui/external-link'
import { Section } from '../ui/section'

/** A course as a student sees it: the lesson with a question below it. */
function CoursePlayer() {
  const { frame, lesson, next, question, answer } = content.player
  return (
    <ProductWindow {...frame}>
      <Drawing drawing={lessonPicture} className="w-full" eager />
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4.5 py-3">
        <p className="font-semibold">{lesson}</p>
        <span className="rounded-control bg-prairie px-3.5 py-2 font-semibold text-white">
          {next}
        </span>
      </div>
      <div className="grid gap-2 px-4.5 py-3.5">
        <p>
          <b>{question.who}</b> {question.text}
        </p>
        <p className="border-l-2 border-prairie pl-3">
          <b>{answer.who}</b> {answer.text}
        </p>
      </div>
    </ProductWindow>
  )
}

/** The goal of a launch in display size, and a garden bed with a sprout for each student. */
function Goal() {
  const { title, figure, unit, text } = content.goal
  return (
    <Section
      background="prairie-dark"
      className="pt-14 md:pt-20"
      contained="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[5fr_6fr]"
    >
      <div className="lg:pb-20">
        <h2 className="text-h3 text-wheat">{title}</h2>
        <p className="mt-4">
          <span className="block figure-number text-[min(8rem,33vw)] leading-none lg:text-[12.5rem]">
            {figure}
          </span>
          <span className="mt-3 block text-h3">{unit}</span>
        </p>
        <p className="mt-4 max-w-measure text-on-dark-prairie">{text}</p>
      </div>
      <Drawing drawing={bedPicture} className="w-full" />
    </Section>
  )
}

/** Market statistics, each with a link to its source. */
function Market() {
  const { title, stats } = content.market
  return (
    <Section className="pb-16 md:pb-24" contained>
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-5 grid gap-x-6 lg:grid-cols-2">
        {stats.map(({ figure, label, source }) => (
          <div
            key={figure}
            className="flex flex-wrap content-start gap-x-4 border-t-[1.5px] border-soil pt-4 pb-3"
          >
            <dt className="w-26 figure-number text-h2 whitespace-nowrap text-prairie lg:w-auto lg:text-display">
              {figure}
            </dt>
            <dd className="min-w-40 flex-1 text-small">
              <p className="max-w-measure">{label}</p>
              <ExternalLink
                href={source.url}
                className="mt-1 inline-flex min-h-11 text-soil-3 underline underline-offset-4 hover:text-soil md:items-center"
              >
                {source.name}
              </ExternalLink>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Online course creation. */
export function OnlineCourseCreationPage() {
  return (
    <ServicePage id="onlineCourseCreation" {...content} picture={<CoursePlayer />}>
      <Goal />
      <ReasonColumns {...content.reasons} className="pt-16 pb-12 md:pt-24 md:pb-16" />
      <Market />
      <PictureSteps {...content.process} background="wheat-tint" drawing={weeksPicture} />
      <FeatureList {...content.services} />
    </ServicePage>
  )
}
