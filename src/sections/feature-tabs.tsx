import { memo, useState, type ReactNode } from 'react'
import type { FeatureTab, FeatureTabId, FeatureTabsContent } from '../content/pages/platform'
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs'

/** What a panel holds. It never changes, so that choosing a tab renders the tabs alone anew. */
const Panel = memo(function Panel({
  tab,
  drawing,
}: {
  readonly tab: FeatureTab
  readonly drawing: ReactNode
}) {
  return (
    <>
      <p className="hidden text-lead font-semibold text-soil-3 lg:col-span-2 noscript:block">
        {tab.label}
      </p>
      <ul className="gap-x-6 md:max-lg:grid md:max-lg:grid-cols-2">
        {tab.features.map(({ name, text }) => (
          <li
            key={name}
            className="border-b border-line py-5 first:pt-0 last:border-b-0 md:max-lg:pt-5! md:max-lg:nth-3:border-b-0"
          >
            <h3 className="text-lead leading-tight">{name}</h3>
            <p className="mt-1 max-w-[46ch] text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
      {drawing}
    </>
  )
})

/**
 * Features in tabs, each with a product drawing beside its list. All panels share one grid cell, so that the page below stands still when another is chosen;
 * on phones only the chosen one takes space. Without a script they stand one below the other.
 */
export function FeatureTabs({
  label,
  tabs,
  drawings,
}: Pick<FeatureTabsContent, 'label' | 'tabs'> & {
  readonly drawings: Readonly<Record<FeatureTabId, ReactNode>>
}) {
  const [shown, setShown] = useState<string>(tabs[0].id)
  return (
    <Tabs value={shown} onValueChange={setShown}>
      <TabList
        label={label}
        className="flex justify-between border-b border-line md:justify-start md:gap-9 noscript:hidden"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-15 min-w-11 cursor-pointer rounded-none border-b-3 border-transparent text-left text-body font-semibold text-soil-3 hover:text-soil data-[state=active]:border-prairie data-[state=active]:text-soil md:text-lead"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <div className="grid grid-cols-1 noscript:gap-y-20">
        {tabs.map((tab) => (
          <TabPanel
            key={tab.id}
            kept
            value={tab.id}
            className="col-start-1 row-start-1 grid grid-cols-1 content-start items-start gap-x-14 gap-y-7 pt-7 max-md:data-[state=inactive]:hidden md:data-[state=inactive]:invisible lg:grid-cols-[5fr_7fr] lg:pt-11 noscript:row-auto noscript:data-[state=inactive]:visible noscript:data-[state=inactive]:grid"
          >
            <Panel tab={tab} drawing={drawings[tab.id]} />
          </TabPanel>
        ))}
      </div>
    </Tabs>
  )
}
