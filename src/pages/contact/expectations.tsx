import { contact } from '../../content/pages/contact'
import { Section } from '../../ui/section'

const { title, steps } = contact.expect

/** What happens on the call, in three numbered rows. */
export function Expectations() {
  return (
    <Section ground="prairie-dark" className="py-section">
      <div className="container-page">
        <h2 className="text-h2" data-in-view="">
          {title}
        </h2>
        <ol className="mt-content">
          {steps.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid-page items-baseline gap-y-2 border-t border-prairie-rule py-6 md:py-9"
            >
              <span
                aria-hidden="true"
                className="col-span-2 figure-number text-h2 leading-none text-wheat lg:text-display"
              >
                {index + 1}
              </span>
              <h3 className="col-span-10 text-h3 lg:col-span-4">{name}</h3>
              <p className="col-span-10 col-start-3 max-w-[46ch] text-on-dark-prairie lg:col-span-5 lg:col-start-8">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
