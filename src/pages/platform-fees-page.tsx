import { platformFees } from '../content/pages/platform-fees'
import { TextLink } from '../ui/text-link'
import { AiFees } from './platform-fees/ai-fees'
import { FeesByUse } from './platform-fees/fees-by-use'
import { FeesOpening } from './platform-fees/fees-opening'
import { WebsiteFees } from './platform-fees/website-fees'

/** Additional platform fees, line by line. */
export function PlatformFeesPage() {
  const { title, text, pricesLink } = platformFees.note
  return (
    <>
      <FeesOpening />
      <FeesByUse />
      <AiFees />
      <WebsiteFees />
      <footer className="bg-wheat-tint py-12 md:py-16">
        <div className="container-page grid-page gap-y-3">
          <h2 className="col-span-12 text-h3 lg:col-span-4">{title}</h2>
          <div className="col-span-12 lg:col-span-7">
            <p className="max-w-measure">{text}</p>
            <TextLink to={{ route: 'platform', hash: 'pricing' }} className="mt-3 print:hidden">
              {pricesLink}
            </TextLink>
          </div>
        </div>
      </footer>
    </>
  )
}
