import clip from '../../assets/scenes/clipboard-clip.svg?drawing'
import pencil from '../../assets/scenes/pencil.svg?drawing'
import { bookingSuccess } from '../../content/pages/booking-success'
import { company, phoneInText } from '../../site/company'
import { Drawing } from '../../ui/drawing'

const { title, text, columns, exampleLabel, examples, rows, onPaper } = bookingSuccess.sheet

const CELL = 'h-12 border-r border-b border-line px-3 py-2 last:border-r-0 print:h-14'

/** The examples in pencil green, one card each, because a phone has no room for the columns. */
function ExampleCards() {
  return (
    <div className="md:hidden print:hidden">
      <ul className="text-prairie">
        {examples.map(([date, who, source, outcome]) => (
          <li key={date} className="border-b border-line py-4">
            <b className="block font-heading text-lead">{who}</b>
            <p>
              {date}, {source}
            </p>
            <p>{outcome}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">{onPaper}</p>
    </div>
  )
}

/** Columns to write in, with the examples above them. */
function LeadTable() {
  return (
    <table
      aria-labelledby="lead-sheet"
      className="hidden w-full table-fixed border-separate border-spacing-0 text-left md:table print:table"
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b-[1.5px] border-soil px-3 pb-2 font-semibold first:w-[18%]"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {examples.map((example) => (
          <tr
            key={example[0]}
            className="font-heading text-lead leading-tight text-prairie not-first:print:hidden"
          >
            {example.map((value) => (
              <td key={value} className={`${CELL} first:whitespace-nowrap`}>
                {value}
              </td>
            ))}
          </tr>
        ))}
        {Array.from({ length: rows }, (_, row) => (
          // Empty rows are only for printing, so assistive technology skips them.
          <tr key={row} aria-hidden="true" className="align-bottom text-drawing text-soil-3">
            {columns.map((column, index) => (
              <td key={column} className={CELL}>
                {index === 0 && row + 1}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A clipboard sheet for the last ten leads, with filled-in examples. It prints on one letter page with one example. */
export function LeadSheet() {
  return (
    <div className="relative">
      <div className="relative rounded-dialog border-2 border-soil bg-cedar p-3 pt-12 md:-rotate-2 md:p-5 md:pt-16 print:contents">
        <Drawing
          drawing={clip}
          className="absolute -top-8 left-1/2 w-46.5 -translate-x-1/2 print:hidden"
        />
        <figure className="border-[1.5px] border-soil bg-white p-5 md:px-10 md:pb-16 print:contents">
          <figcaption className="mb-5">
            <h2 id="lead-sheet" className="text-h2">
              {title}
            </h2>
            <p className="mt-2">
              {text} <span className="font-semibold text-prairie print:hidden">{exampleLabel}</span>
            </p>
          </figcaption>
          <ExampleCards />
          <LeadTable />
          <p className="mt-4 text-small">
            {company.name}, {phoneInText}
          </p>
        </figure>
      </div>
      <Drawing
        drawing={pencil}
        className="absolute right-10 -bottom-8 hidden lg:block print:hidden"
      />
    </div>
  )
}
