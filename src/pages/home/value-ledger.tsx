import { home } from '../../content/pages/home'
import { PlusUsage } from '../../sections/plus-usage'
import { ExampleTag } from '../../sections/product/example-tag'
import { TitledSection } from '../../sections/titled-section'

const { title, to, items } = home.value

/** What changes (Save Time, Reduce Costs, Grow Faster), as three aligned columns. */
export function ValueLedger() {
  return (
    <TitledSection title={title} className="py-14 md:py-24">
      <ul className="mt-7 border-b border-line">
        {items.map(({ title: name, text, figure, caption, ...rest }) => (
          <li
            key={name}
            data-in-view=""
            className="grid items-start gap-x-6 gap-y-2 border-t border-line py-6 md:py-7 lg:grid-cols-[3fr_5fr_minmax(min(26rem,45%),40%)]"
          >
            <h3 className="text-h3">{name}</h3>
            <p className="max-w-[46ch] text-soil-2">{text}</p>
            <p className="text-small text-soil-3 max-lg:order-first max-lg:mb-3 lg:text-right">
              <span className="block font-heading text-display text-prairie">
                {'before' in rest && (
                  <span className="text-h2 text-soil-3">
                    {rest.before}
                    <span className="sr-only">{` ${to} `}</span>
                    <span aria-hidden="true"> → </span>
                  </span>
                )}
                {figure}
              </span>
              {caption}
              {'isExample' in rest && <ExampleTag className="ml-2.5" />}
              {'isPlusUsage' in rest && <PlusUsage />}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
