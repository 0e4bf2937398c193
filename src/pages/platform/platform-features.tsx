import { platformFeatures } from '../../content/pages/platform'
import { FeatureTabs } from '../../sections/feature-tabs'
import { AssistantCall } from '../../sections/product/assistant-call'
import { CampaignChart } from '../../sections/product/campaign-chart'
import { ContactRecord } from '../../sections/product/contact-record'
import { InboxThread } from '../../sections/product/inbox-thread'
import { ReviewRequest } from '../../sections/product/review-request'

const DRAWINGS = {
  crm: <ContactRecord />,
  marketing: (
    <div className="grid md:grid-cols-[1fr_20.5rem]">
      <CampaignChart className="md:col-span-2 md:col-start-1 md:row-start-1 md:mb-24" />
      <ReviewRequest className="max-md:mx-3 max-md:-mt-4 md:relative md:col-start-2 md:row-start-1 md:mr-6 md:self-end" />
    </div>
  ),
  communication: (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <InboxThread />
      <AssistantCall className="max-md:mx-3 max-md:-mt-4 md:relative md:mt-28" />
    </div>
  ),
} as const

/** The feature tabs of the platform page, each with its product drawing. */
export function PlatformFeatures() {
  const { title, tabs } = platformFeatures
  return (
    <div className="container-page">
      <h2 className="mb-7 max-w-[14em] text-h2 md:mb-12">{title}</h2>
      <FeatureTabs label="Platform features" tabs={tabs} drawings={DRAWINGS} />
    </div>
  )
}
