import { fees as feesDrawing, feesPhone } from '../../assets/drawings'
import { platformFees } from '../../content/pages/platform-fees'
import { BackLink } from '../../ui/back-link'
import { BleedDrawing } from '../../ui/drawing'

/** Title and lead over a tape measure that lies straight at last. */
export function FeesOpening() {
  const { back, title, lead, mark } = platformFees
  return (
    <header className="overflow-x-clip pt-4 md:pt-8">
      <div className="container-page">
        <BackLink to="platform">{back}</BackLink>
        <div className="mt-3 grid-page items-end gap-y-5 md:mt-4">
          <h1 className="col-span-12 max-w-[8em] text-display lg:col-span-8">{title}</h1>
          <p className="col-span-12 max-w-measure text-lead text-soil-2 lg:col-span-4">{lead}</p>
        </div>
        <div aria-hidden="true" className="relative mt-4 md:mt-2 print:hidden">
          <BleedDrawing wide={feesDrawing} phone={feesPhone} from="md" above />
          <p className="absolute bottom-[42%] left-[66.67%] hidden text-drawing leading-none md:block">
            {mark}
          </p>
        </div>
      </div>
    </header>
  )
}
