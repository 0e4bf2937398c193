import { useState, type ReactNode } from 'react'
import joan from '../../assets/scenes/joan-face.svg?drawing'
import { platformFeatures, type FeatureTab } from '../../content/pages/platform/features'
import { campaignChart, contactRecord } from '../../content/product/platform-features'
import { ExampleTag } from '../../sections/product/example-tag'
import { InboxThread } from '../../sections/product/inbox-thread'
import { ProductWindow } from '../../sections/product/product-window'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs'

const { title, fact, label, tabs } = platformFeatures

/** One customer's page: the history, and the week with the booked visit. */
function ContactRecord() {
  const { frame, name, job, activity, calendar } = contactRecord
  return (
    <ProductWindow {...frame}>
      <div className="flex items-center gap-4 p-5 text-soil-3">
        <Drawing drawing={joan} className="size-[72px] rounded-full border-[1.5px] border-soil" />
        <p>
          <b className="block font-heading text-h3 text-soil">{name}</b>
          {job}
        </p>
      </div>
      <div className="mx-5 border-l-[1.5px] border-prairie pb-4">
        {activity.map(({ what, at }) => (
          <p key={what} className="flex gap-3 py-1.5">
            <span className="mt-2 -ml-1 size-2 shrink-0 rounded-full bg-prairie" />
            {what}
            <span className="ml-auto whitespace-nowrap text-soil-3">{at}</span>
          </p>
        ))}
      </div>
      {/* Phones have no room for the week. */}
      <div className="hidden grid-cols-[4rem_repeat(5,1fr)] border-t border-line md:grid">
        {calendar.cells.map((cell, index) => (
          <span
            // The cells never change order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`min-h-9 truncate border-line px-2 py-2 not-nth-[6n]:border-r nth-[n+7]:border-t ${cell === calendar.marked ? 'bg-wheat font-semibold' : ''}`}
          >
            {cell}
          </span>
        ))}
      </div>
    </ProductWindow>
  )
}

/** Height of a bar per lead. */
const BAR = 9

/** A campaign's four weeks: spend, leads and booked visits. Needs at least 300 px. */
function CampaignChart() {
  const { frame, figures, legend, weeks } = campaignChart
  return (
    <ProductWindow {...frame}>
      <div className="grid grid-cols-2 gap-y-3 border-b border-line p-5 md:grid-cols-4">
        {figures.map(({ name, value }) => (
          <p key={name} className="text-soil-3">
            {name}
            <span className="block figure-number text-h3 text-soil">{value}</span>
          </p>
        ))}
      </div>
      <div className="p-5 text-soil-3">
        <p className="flex items-center gap-2">
          <span className="size-2.5 bg-prairie-line" />
          {legend.leads}
          <span className="ml-3 size-2.5 bg-prairie" />
          {legend.booked}
        </p>
        <div className="mt-3 grid grid-cols-4">
          {weeks.map(({ label, leads, booked }) => (
            <div key={label} className="text-center">
              <svg viewBox="0 0 60 160" className="mx-auto w-15 fill-soil" textAnchor="middle">
                <path d={`M0 ${160 - leads * BAR}h28v160H0Z`} className="fill-prairie-line" />
                <path d={`M32 ${160 - booked * BAR}h28v160H32Z`} className="fill-prairie" />
                <text x={14} y={154 - leads * BAR}>
                  {leads}
                </text>
                <text x={46} y={154 - booked * BAR}>
                  {booked}
                </text>
              </svg>
              <p className="border-t border-line pt-1.5">{label}</p>
            </div>
          ))}
        </div>
      </div>
    </ProductWindow>
  )
}

const DRAWINGS: Readonly<Record<FeatureTab['id'], ReactNode>> = {
  crm: <ContactRecord />,
  marketing: <CampaignChart />,
  communication: <InboxThread />,
}

/** Shows a panel only while it is selected; without a script and on paper, one below the other. */
const SELECTED_ONLY =
  'max-md:data-[state=inactive]:hidden md:data-[state=inactive]:invisible unfolded:row-auto unfolded:data-[state=inactive]:visible unfolded:data-[state=inactive]:grid'

/**
 * The platform's features in tabs, four a tab. All panels share one grid cell, so that the page below doesn't move; on
 * phones only the selected one takes space. Without a script they are stacked. A drawing renders once its tab is selected,
 * so the document has only the first one.
 */
export function PlatformFeatures() {
  const [shown, setShown] = useState<string>(tabs[0].id)
  return (
    <Section id="features" className="pt-8 md:pt-24" contained>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-h2">{title}</h2>
        <p className="flex items-baseline gap-x-2.5 text-lead">
          <span className="figure-number text-h2 leading-none text-prairie">{fact.value}</span>{' '}
          <span>{fact.label}</span>
        </p>
      </div>
      <Tabs value={shown} onValueChange={setShown}>
        <TabList
          label={label}
          className="flex justify-between border-b border-line md:justify-start md:gap-9 unfolded:hidden"
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              value={tab.id}
              className="-mb-px min-h-15 min-w-11 cursor-pointer border-b-3 border-transparent font-semibold text-soil-3 hover:text-soil data-[state=active]:border-prairie data-[state=active]:text-soil md:text-lead forced-colors:border-b-0"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        <div className="grid print:gap-y-6 unfolded:gap-y-20">
          {tabs.map((tab) => (
            <TabPanel
              key={tab.id}
              kept
              value={tab.id}
              className={`col-start-1 row-start-1 grid grid-cols-1 content-start items-start gap-x-14 gap-y-7 pt-7 lg:grid-cols-[5fr_7fr] lg:pt-11 ${SELECTED_ONLY}`}
            >
              <p className="hidden text-lead font-semibold text-soil-3 lg:col-span-2 unfolded:block">
                {tab.label}
              </p>
              <ul>
                {tab.features.map(({ name, text }) => (
                  <li key={name} className="border-line py-4 not-last:border-b first:pt-0 md:py-5">
                    <h3 className="text-lead leading-tight">{name}</h3>
                    <p className="mt-1 max-w-[46ch] text-soil-2">{text}</p>
                  </li>
                ))}
              </ul>
              {tab.id === shown && (
                <div className="grid justify-items-start gap-2.5 *:last:w-full">
                  <ExampleTag />
                  {DRAWINGS[tab.id]}
                </div>
              )}
            </TabPanel>
          ))}
        </div>
      </Tabs>
    </Section>
  )
}
