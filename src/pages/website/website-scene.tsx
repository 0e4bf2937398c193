import { serviceWebsite as scene, serviceWebsitePhone as scenePhone } from '../../assets/drawings'
import type { website } from '../../content/services/website'
import { BleedDrawing } from '../../ui/drawing'

/** Left edge and top of the three panels, in percent of the page. */
const PANELS = [
  'left-[4%] top-[76.9%]',
  'left-[37%] top-[69.2%]',
  'left-[70%] top-[61.5%]',
] as const

/**
 * Tangled paths become a page, each strand one edge of it; what the page says is set into it, and the
 * headline's two lines continue the strands of rows 3 and 4
 * (src/tools/drawings/services/website.ts: fourteen rows from 22 to 308, x from 690 to 1200).
 */
export function WebsiteScene({ page }: { readonly page: typeof website.page }) {
  const { address, menu, headline, action, panels } = page
  return (
    <div aria-hidden="true" className="relative mt-9 aspect-350/210 md:mt-14 lg:aspect-1200/330">
      <BleedDrawing wide={scene} phone={scenePhone} />
      <div className="absolute top-[6.67%] left-[57.5%] hidden h-[86.67%] w-[42.5%] text-drawing-small leading-none lg:block">
        <p className="flex h-[7.7%] items-center justify-between px-[4%] whitespace-nowrap">
          <span className="font-semibold">{address}</span>
          <span className="flex gap-4 text-soil-3">
            {menu.map((entry) => (
              <span key={entry}>{entry}</span>
            ))}
          </span>
        </p>
        {headline.map((line, index) => (
          <span
            key={line}
            className={`absolute left-[4%] -translate-y-1/2 font-heading text-body leading-none ${index === 0 ? 'top-[23.08%]' : 'top-[30.77%]'}`}
          >
            {line}
          </span>
        ))}
        <span className="absolute top-[38.46%] left-[4%] flex h-[7.7%] items-center font-semibold">
          {action}
        </span>
        {panels.map((panel, index) => (
          <span key={panel} className={`absolute w-[25%] pt-1.5 pl-2.5 ${PANELS[index] ?? ''}`}>
            {panel}
          </span>
        ))}
      </div>
    </div>
  )
}
