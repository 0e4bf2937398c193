import dots from '../../assets/scenes/search-dots.svg?drawing'
import { searchMarketingExample } from '../../content/services/search-marketing-example'
import { TitledSection } from '../../sections/titled-section'
import { Drawing } from '../../ui/drawing'

/** The finished work of search marketing: a monthly report with invented figures. */
export function MonthlyReport() {
  const { title, text, frame, dotsNote, rows, commentTitle, comment } =
    searchMarketingExample.report
  return (
    <TitledSection
      background="limestone-2"
      className="flow-root pt-12 pb-12 md:pt-20 md:pb-16"
      title={title}
      text={text}
    >
      <figure
        aria-label={frame.label}
        className="mt-content bg-white px-5 pt-7 pb-12 shadow-sheet max-md:-mx-2 md:px-12 md:pt-12 md:pb-16"
      >
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-heading text-h3 font-semibold">{frame.title}</span>
          <span className="text-small text-soil-3">{frame.note}</span>
        </figcaption>
        <div className="mt-7 grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
          <div>
            <Drawing drawing={dots} className="w-full" />
            <p className="mt-2 text-small text-soil-3">{dotsNote}</p>
            <p className="mt-7 font-semibold">{commentTitle}</p>
            <p className="mt-1 max-w-measure">{comment}</p>
          </div>
          <dl>
            {rows.map(({ name, value, note }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_auto] items-center border-b border-line py-2 last:border-b-2 last:border-soil last:font-semibold"
              >
                <dt>{name}</dt>
                <dd className="row-span-2 figure-number text-h2">{value}</dd>
                <dd className="text-small font-normal text-soil-3">{note}</dd>
              </div>
            ))}
          </dl>
        </div>
      </figure>
    </TitledSection>
  )
}
