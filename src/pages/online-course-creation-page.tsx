import bedPicture from '../assets/scenes/course-bed.svg?drawing'
import lessonPicture from '../assets/scenes/course-lesson.svg?drawing'
import weeksPicture from '../assets/scenes/course-weeks.svg?drawing'
import { onlineCourseCreation as content } from '../content/services/online-course-creation'
import { FigureCards } from '../sections/figure-cards'
import { FeatureList, ReasonColumns } from '../sections/feature-list'
import { PictureSteps } from '../sections/steps'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage } from '../sections/service-page'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

/** A course as a student sees it: the lesson with a question below it. */
function CoursePlayer() {
  const { frame, lesson, next, question, answer } = content.player
  return (
    <ProductWindow {...frame}>
      <Drawing drawing={lessonPicture} className="h-auto w-full" above />
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

/** The goal of a launch in display size, above a drawing of a garden bed. */
function Goal() {
  const { title, figure, unit, text } = content.goal
  return (
    <Section
      background="prairie-dark"
      className="py-14 md:py-20"
      contained="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2"
    >
      <div>
        <h2 className="text-h3 text-wheat">{title}</h2>
        <p className="mt-4">
          <span className="block figure-number text-display">{figure}</span>
          <span className="mt-3 block text-h3">{unit}</span>
        </p>
        <p className="mt-4 max-w-measure text-on-dark-prairie">{text}</p>
      </div>
      <Drawing drawing={bedPicture} className="w-full" />
    </Section>
  )
}

/** Online course creation. */
export function OnlineCourseCreationPage() {
  const { market, process } = content
  return (
    <ServicePage {...content} picture={<CoursePlayer />}>
      <Goal />
      <TitledSection title={market.title}>
        <FigureCards cards={market.stats} className="md:grid-cols-3" />
      </TitledSection>
      <ReasonColumns {...content.reasons} className="pb-16 md:pb-24" />
      <TitledSection background="wheat-tint" title={process.title}>
        <PictureSteps
          label={process.title}
          steps={process.steps}
          drawing={weeksPicture}
          partClass="aspect-15/11 w-full"
        />
      </TitledSection>
      <FeatureList {...content.services} />
    </ServicePage>
  )
}
