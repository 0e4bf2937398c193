import { platformFeatures } from '../../content/pages/platform'
import { FeatureTabs } from '../../sections/feature-tabs'
import { InboxThread } from '../../sections/product/inbox-thread'
import {
  AssistantCall,
  CampaignChart,
  ContactRecord,
  ReviewRequest,
} from '../../sections/product/platform-features'

/** Two windows overlap or stand side by side where their column has the room, else one hangs below. */
const SECOND = 'relative mx-3 @max-xl:-mt-2'

const DRAWINGS = {
  crm: <ContactRecord />,
  marketing: (
    <div className="@container">
      <div className="@xl:grid @xl:grid-cols-[1fr_20.5rem]">
        <CampaignChart className="@xl:col-span-2 @xl:col-start-1 @xl:row-start-1 @xl:mb-24" />
        <ReviewRequest
          className={`${SECOND} @xl:col-start-2 @xl:row-start-1 @xl:mr-6 @xl:ml-0 @xl:self-end`}
        />
      </div>
    </div>
  ),
  communication: (
    <div className="@container">
      <div className="items-start gap-5 @xl:grid @xl:grid-cols-2">
        <InboxThread />
        <AssistantCall className={`${SECOND} @xl:mx-0 @xl:mt-28`} />
      </div>
    </div>
  ),
} as const

/** The feature tabs of the platform page, each with its product drawing. */
export function PlatformFeatures() {
  const { title, note, label, tabs } = platformFeatures
  return (
    <div className="container-page">
      <h2 className="max-w-[14em] text-h2">{title}</h2>
      <p className="mt-3 mb-6 text-small text-soil-3 md:mb-10">{note}</p>
      <FeatureTabs label={label} tabs={tabs} drawings={DRAWINGS} />
    </div>
  )
}
