import { onlineCourseCreation as content } from '../content/services/online-course-creation'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { ProcessRail } from '../sections/process-rail'
import { ServiceHero } from '../sections/service-hero'
import { LessonScene } from './online-course-creation/lesson-scene'
import { MarketFigures } from './online-course-creation/market-figures'
import { ReasonColumns } from '../sections/reason-columns'

/** Online course creation (spec section 2.7). */
export function OnlineCourseCreationPage() {
  return (
    <>
      <ServiceHero {...content.hero}>
        <LessonScene lessons={content.lessons} />
      </ServiceHero>
      <MarketFigures title={content.statsTitle} stats={content.stats} />
      <ReasonColumns {...content.reasons} />
      <FeatureList {...content.services} ground="limestone-2" />
      <ProcessRail {...content.process} />
      <div className="pt-section">
        <ClosingCall {...content.closing} />
      </div>
    </>
  )
}
