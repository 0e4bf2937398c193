import feesDrawing from 'drawing:fees'
import feesPhone from 'drawing:fees-phone'
import { platformFees } from '../../content/pages/platform-fees'
import { BackLink } from '../../ui/back-link'
import { ResponsiveDrawing } from '../../ui/drawing'

/** Title and lead over a tape measure that lies straight at last. */
export function FeesOpening() {
  const { back, title, lead } = platformFees
  return (
    <header className="overflow-x-clip pt-4 md:pt-8">
      <div className="container-page">
        <BackLink to="platform">{back}</BackLink>
        <div className="mt-3 grid-page items-end gap-y-5 md:mt-4">
          <h1 className="col-span-12 max-w-[8em] text-display lg:col-span-8">{title}</h1>
          <p className="col-span-12 max-w-measure text-lead text-soil-2 lg:col-span-4">{lead}</p>
        </div>
        <ResponsiveDrawing
          wide={feesDrawing}
          phone={feesPhone}
          above
          className="mt-4 -ml-[34.29%] w-[168.57%] max-w-none md:mt-2 md:-ml-[63.33%] md:w-[226.67%] print:hidden"
        />
      </div>
    </header>
  )
}
