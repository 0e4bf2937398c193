import type { website } from '../../content/services/website'
import { Section } from '../../ui/section'

/**
 * One line draws five pages. In each drawing the line comes in and leaves at y = 140; side by side,
 * the gap to the next one is crossed too, and from the last one in a row of five it leaves the page.
 */
const PAGES = [
  'M-900 140H20V12h180v128h20M20 36h180M36 60h70M36 74h52M36 100h40v16H36ZM124 52h64v72h-64Z',
  'M0 140h20V12h180v128h20M20 36h180M36 58h148M36 78h148M36 98h148M36 118h148',
  'M0 140h20V12h180v128h20M20 36h180M36 52h68v34H36ZM116 52h68v76h-68ZM36 98h68v30H36Z',
  'M0 140h20V12h180v128h20M20 36h180M66 62a16 16 0 1 1 0 32 16 16 0 0 1 0-32ZM36 126c4-26 56-26 60 0M116 66h68M116 82h68M116 98h44',
  'M0 140h20V12h180v128h20M20 36h180M36 54h148v70H36ZM73 54v70M110 54v70M147 54v70M36 89h148',
] as const

/** The one thing that each page is there for; wheat on the last, where the visit is booked. */
const MARKED = [
  'M36 100h40v16H36Z',
  'M36 78h148',
  'M116 52h68v76h-68Z',
  'M66 62a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z',
  'M110 89h37v35h-37Z',
] as const

/** The five pages of a site, each with its one job. */
export function FivePages({ title, items }: typeof website.pages) {
  return (
    <Section className="py-section">
      <div className="container-page">
        <h2 className="text-h2" data-in-view="">
          {title}
        </h2>
        <ol className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-3 md:gap-y-12 lg:grid-cols-5">
          {items.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[min(8.5rem,40%)_minmax(0,1fr)] items-center gap-x-6 md:block"
            >
              <svg
                viewBox="0 0 220 142"
                aria-hidden="true"
                strokeWidth={1.5}
                strokeLinejoin="round"
                className="w-full overflow-visible fill-none stroke-soil"
              >
                <path d={PAGES[index]} />
                {index === PAGES.length - 1 ? (
                  <path d="M220 140h1200" className="max-lg:hidden" />
                ) : (
                  <path d="M220 140h44" className="max-md:hidden" />
                )}
                <path
                  d={MARKED[index]}
                  className={index === MARKED.length - 1 ? 'stroke-wheat' : 'stroke-prairie'}
                  strokeWidth={3.5}
                />
              </svg>
              <div>
                <h3 className="text-h3 md:mt-5">{name}</h3>
                <p className="mt-1.5 text-soil-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
