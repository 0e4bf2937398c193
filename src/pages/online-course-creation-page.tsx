import { onlineCourseCreation as content } from '../content/services/online-course-creation'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { ReasonColumns } from '../sections/reason-columns'
import { ServiceHero } from '../sections/service-hero'
import { Section } from '../ui/section'
import { CoursePlayer } from './online-course-creation/course-player'
import { FourWeeks } from './online-course-creation/four-weeks'
import { LessonScene } from './online-course-creation/lesson-scene'
import { MarketFigures } from './online-course-creation/market-figures'

const { title, text, ...player } = content.player

/** Online course creation. */
export function OnlineCourseCreationPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <LessonScene lessons={content.lessons} />
      </ServiceHero>
      <Section ground="limestone-2" className="py-section">
        <div className="container-page">
          <div className="mb-content grid-page items-end gap-y-4" data-in-view="">
            <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
            <p className="col-span-12 max-w-[40ch] text-soil-2 lg:col-span-4 lg:col-start-9">
              {text}
            </p>
          </div>
          <CoursePlayer {...player} lessons={content.lessons} />
        </div>
      </Section>
      <ReasonColumns {...content.reasons} />
      <MarketFigures title={content.statsTitle} stats={content.stats} />
      <FeatureList {...content.services}>
        <p className="mt-8 max-w-[34ch]">
          <span className="block figure-number text-h2 leading-none text-prairie">
            {content.claim.value}
          </span>
          <span className="mt-2 block font-semibold">{content.claim.label}</span>
          <span className="block text-small text-soil-3">{content.claim.meaning}</span>
        </p>
      </FeatureList>
      <FourWeeks {...content.process} />
      <div className="pt-section">
        <ClosingCall {...content.closing} />
      </div>
    </>
  )
}
