import { bookingSuccess } from '../../content/pages/booking-success'
import { company, phoneInText } from '../../site/company'

const { title, text, columns, exampleLabel, examples, rows } = bookingSuccess.sheet

const CELL = 'h-12 border-line px-2 align-bottom not-last:border-r md:px-4 print:h-14'

/** The sheet for the last ten leads, with examples as an owner writes them. On paper, one letter page with one. */
export function LeadSheet() {
  return (
    <figure className="rounded-tag bg-white px-4 pt-6 pb-7 shadow-sheet md:px-11 md:pt-9 md:pb-10 print:break-inside-avoid print:p-0 print:[box-shadow:none]">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
        <h2 className="text-h2">{title}</h2>
        <p className="text-small text-soil-3">{text}</p>
      </figcaption>
      <table className="w-full table-fixed border-collapse text-left text-small">
        <thead>
          <tr className="border-b-[1.5px] border-soil align-bottom">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-2 pb-2 font-semibold md:px-4 ${index === 0 ? 'w-[20%]' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map((example, row) => (
            <tr
              key={example[0]}
              className={`border-b border-line ${row > 0 ? 'print:hidden' : ''}`}
            >
              {example.map((value, index) => (
                <td key={value} className={`${CELL} py-2`}>
                  {row === 0 && index === 0 && (
                    <span className="block text-drawing-small text-soil-3">{exampleLabel}</span>
                  )}
                  <span className="font-[Georgia,serif] text-prairie italic md:text-lead">
                    {value}
                  </span>
                </td>
              ))}
            </tr>
          ))}
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} className="border-b border-line">
              {columns.map((column, index) => (
                <td key={column} className={`${CELL} pb-1 text-hint text-soil-3 tabular`}>
                  {index === 0 && row + 1}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-small text-soil-3">
        {company.name}, {phoneInText}
      </p>
    </figure>
  )
}
