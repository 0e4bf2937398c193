import { Section } from '../ui/section'
import { island } from '../ui/island'
import { staticRegion } from '../ui/static-region'

const Opening = staticRegion('home-opening', async () => (await import('./home/opening')).Opening)
const Steps = island('home-steps', 'scene', async () => (await import('./home/steps')).Steps)
const Middle = staticRegion('home-middle', async () => (await import('./home/middle')).Middle)
const AssistantPitch = staticRegion(
  'home-assistant',
  async () => (await import('./home/assistant-pitch')).AssistantPitch,
)
const DemoChat = island(
  'demo-chat',
  'intent',
  async () => (await import('../features/demo-chat/demo-chat')).DemoChat,
)
const Closing = staticRegion('home-closing', async () => (await import('./home/closing')).Closing)

/** The home page (spec section 2.3): eight sections, of which two need a script. */
export function HomePage() {
  return (
    <>
      <Opening />
      <Steps />
      <Middle />
      <Section ground="prairie-dark" className="py-section below-fold reserve-890 lg:reserve-460">
        <div className="container-page grid-page items-center gap-y-9">
          <AssistantPitch />
          <div className="col-span-12 lg:col-span-6 lg:col-start-1 lg:row-start-1">
            <DemoChat />
          </div>
        </div>
      </Section>
      <Closing />
    </>
  )
}
