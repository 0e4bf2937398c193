import { home } from '../content/pages/home'
import { DemoChat } from '../features/demo-chat/demo-chat'
import { Island } from '../hydration/island'
import { ClosingCall } from '../sections/closing-call'
import { Section } from '../ui/section'
import { AssistantPitch } from './home/assistant-pitch'
import { Hero } from './home/hero'
import { PlatformTeaser } from './home/platform-teaser'
import { Services } from './home/services'
import { Steps } from './home/steps'
import { Testimonials } from './home/testimonials'
import { ValueLedger } from './home/value-ledger'
import { WorkedExample } from './home/worked-example'

/** The home page. Only the steps and the chat need a script. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Island name="home-steps">
        <Steps />
      </Island>
      <ValueLedger />
      <PlatformTeaser />
      <WorkedExample />
      <Section ground="prairie-dark" className="py-section">
        <div className="container-page grid-page items-center gap-y-9">
          <AssistantPitch />
          <div className="col-span-12 lg:col-span-6 lg:col-start-1 lg:row-start-1">
            <Island name="demo-chat">
              <DemoChat />
            </Island>
          </div>
        </div>
      </Section>
      <Testimonials />
      <ClosingCall {...home.closing} />
    </>
  )
}
