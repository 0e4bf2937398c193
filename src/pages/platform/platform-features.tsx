import { useState, type ReactNode } from 'react'
import { platformFeatures, type FeatureTab, type FeatureTabId } from '../../content/pages/platform'
import { InboxThread } from '../../sections/product/inbox-thread'
import { CampaignChart, ContactRecord } from '../../sections/product/platform-features'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs'

const { title, note, label, tabs } = platformFeatures

const DRAWINGS: Readonly<Record<FeatureTabId, ReactNode>> = {
  crm: <ContactRecord />,
  marketing: <CampaignChart />,
  communication: <InboxThread />,
}

function panel({ id, label, features }: FeatureTab) {
  return (
    <>
      <p className="hidden text-lead font-semibold text-soil-3 lg:col-span-2 noscript:block">
        {label}
      </p>
      <ul>
        {features.map(({ name, text }) => (
          <li key={name} className="border-line py-5 not-last:border-b first:pt-0">
            <h3 className="text-lead leading-tight">{name}</h3>
            <p className="mt-1 max-w-[46ch] text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
      {DRAWINGS[id]}
    </>
  )
}

/** Made once, so that choosing a tab renders only the tabs again. */
const PANELS = tabs.map(panel)

/**
 * The platform's features in tabs, each with a product drawing beside its list. All panels share one grid
 * cell, so that the page below stays still when another is chosen; on phones only the chosen one takes
 * space. Without a script they are one below the other.
 */
export function PlatformFeatures() {
  const [shown, setShown] = useState<string>(tabs[0].id)
  return (
    <div className="container-page">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-3 mb-6 text-small text-soil-3">{note}</p>
      <Tabs value={shown} onValueChange={setShown}>
        <TabList
          label={label}
          className="flex justify-between border-b border-line md:justify-start md:gap-9 noscript:hidden"
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              value={tab.id}
              className="-mb-px min-h-15 min-w-11 cursor-pointer border-b-3 border-transparent font-semibold text-soil-3 hover:text-soil data-[state=active]:border-prairie data-[state=active]:text-soil md:text-lead"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        <div className="grid noscript:gap-y-20">
          {tabs.map((tab, index) => (
            <TabPanel
              key={tab.id}
              kept
              value={tab.id}
              className="col-start-1 row-start-1 grid grid-cols-1 content-start items-start gap-x-14 gap-y-7 pt-7 max-md:data-[state=inactive]:hidden md:data-[state=inactive]:invisible lg:grid-cols-[5fr_7fr] lg:pt-11 noscript:row-auto noscript:data-[state=inactive]:visible noscript:data-[state=inactive]:grid"
            >
              {PANELS[index]}
            </TabPanel>
          ))}
        </div>
      </Tabs>
    </div>
  )
}
