import clip from '../../assets/scenes/clipboard-clip.svg'
import hand from '../../assets/scenes/pencil-hand.svg'
import { bookingSuccess } from '../../content/pages/booking-success'
import { company, phoneInText } from '../../site/company'

const { title, text, columns, exampleLabel, examples, rows, printed } = bookingSuccess.sheet

/** How many of the rows to fill in a screen shows; paper has all. */
const SCREEN_ROWS = 4

const CELL = 'h-12 border-r border-b border-line px-3 py-2 last:border-r-0 print:h-14'

/** The examples in a pencil's green, one card each: a phone has no room for the columns. */
function ExampleCards() {
  return (
    <ul className="md:hidden print:hidden">
      {examples.map(([date, who, source, outcome]) => (
        <li key={date} className="border-b border-line py-4 text-prairie">
          <b className="block font-heading text-lead">{who}</b>
          <p>
            {date}, {source}
          </p>
          <p>{outcome}</p>
        </li>
      ))}
    </ul>
  )
}

/** Columns to write in, with the examples above them. */
function LeadTable() {
  return (
    <table className="hidden w-full table-fixed border-separate border-spacing-0 text-left md:table print:table">
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
        {examples.map((example, row) => (
          <tr key={example[0]} className={row > 0 ? 'print:hidden' : ''}>
            {example.map((value) => (
              <td
                key={value}
                className={`${CELL} font-heading text-lead leading-tight text-prairie`}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row} className={row < SCREEN_ROWS ? '' : 'hidden print:table-row'}>
            {columns.map((column, index) => (
              <td key={column} className={`${CELL} align-bottom text-drawing text-soil-3`}>
                {index === 0 && row + 1}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sheet for the last ten leads on a clipboard, with examples as an owner writes them. On paper, one letter page with one. */
export function LeadSheet() {
  return (
    <div className="relative">
      <div className="relative rounded-dialog border-2 border-soil bg-[#d9a06f] p-3 pt-12 md:-rotate-2 md:p-5 md:pt-16 print:contents">
        <img
          src={clip}
          alt=""
          width={186}
          height={81}
          className="absolute -top-8 left-1/2 -translate-x-1/2 print:hidden"
        />
        <figure className="border-[1.5px] border-soil bg-white p-5 md:px-10 md:pb-16 print:contents">
          <figcaption className="mb-5">
            <h2 className="text-h2">{title}</h2>
            <p className="mt-2">
              {text} <span className="font-semibold text-prairie print:hidden">{exampleLabel}</span>
            </p>
          </figcaption>
          <ExampleCards />
          <LeadTable />
          <p className="mt-4 text-small">
            {company.name}, {phoneInText} <span className="block print:hidden">{printed}</span>
          </p>
        </figure>
      </div>
      <img
        src={hand}
        alt=""
        width={1120}
        height={470}
        loading="lazy"
        decoding="async"
        className="absolute -bottom-30 left-[calc(100%-460px)] hidden max-w-none lg:block print:hidden"
      />
    </div>
  )
}
