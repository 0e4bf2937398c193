import { contact as rows, contactPhone as rowsPhone } from '../../assets/drawings'
import { contact as content } from '../../content/pages/contact'
import { company, emailHref, phoneHref } from '../../site/company'
import { BleedDrawing } from '../../ui/drawing'

const entries = [
  { name: content.reach.call, value: company.phone, href: phoneHref },
  { name: content.reach.write, value: company.email, href: emailHref },
  { name: content.reach.hours, value: company.hours.text },
  { name: content.reach.office, value: company.address },
] as const

const LINK =
  'wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-soil'

/**
 * The opening of the contact page: title, and a loop of lines that opens into rows. From `xl` up, the ways
 * to reach us are set on every other row. The percentages come from the drawing, whose rows are at
 * y = 42 + 32 i of 340 and straight from x = 760 of 1200 (src/tools/drawings/pages/contact.ts).
 */
export function ContactOpening() {
  return (
    <section className="overflow-x-clip pt-8 pb-12 md:pt-12 md:pb-10">
      <div className="container-page">
        <div className="grid-page items-end gap-y-5">
          <h1 className="col-span-12 text-display lg:col-span-8">{content.title}</h1>
          <p className="col-span-12 max-w-measure text-lead text-soil-2 lg:col-span-4">
            {content.lead}
          </p>
        </div>
        <div className="relative mt-6 md:mt-8">
          <BleedDrawing wide={rows} phone={rowsPhone} from="md" above />
          <h2 className="sr-only">{content.reach.title}</h2>
          <dl className="mt-6 border-t border-line md:grid md:grid-cols-2 md:gap-x-6 xl:absolute xl:top-[2.9412%] xl:right-0 xl:mt-0 xl:flex xl:h-[75.294%] xl:w-[32%] xl:flex-col xl:border-t-0">
            {entries.map((entry) => (
              <div
                key={entry.name}
                className="flex min-h-12 items-center justify-between gap-4 border-b border-line xl:min-h-0 xl:flex-1 xl:items-end xl:border-b-0 xl:pb-1"
              >
                <dt className="whitespace-nowrap text-soil-3">{entry.name}</dt>
                <dd className="text-right font-medium">
                  {'href' in entry ? (
                    <a
                      href={entry.href}
                      className={`inline-flex min-h-11 items-center xl:items-end ${LINK}`}
                    >
                      {entry.value}
                    </a>
                  ) : (
                    <span className="block py-3 text-balance xl:bg-limestone xl:py-0 xl:pl-2">
                      {entry.value}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-5 max-w-measure text-small text-soil-3 xl:ml-auto xl:w-[32%]">
          {content.reach.support}
        </p>
      </div>
    </section>
  )
}
