import { subscriptionSuccess } from '../../content/pages/subscription-success'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

const { next } = subscriptionSuccess

/** Where a new customer begins: profile, features, tutorials, support. */
export function NextSteps() {
  return (
    <Section ground="limestone-2">
      <div className="container-page">
        <div className="grid-page items-end gap-y-5">
          <h2 className="col-span-12 text-h2 lg:col-span-7">{next.title}</h2>
          <div className="col-span-12 border-l-3 border-prairie pl-5 lg:col-span-5">
            <p className="max-w-[36ch]">{next.setup.text}</p>
            <TextLink to={next.setup.link.to}>{next.setup.link.label}</TextLink>
          </div>
        </div>
        <ol className="mt-content grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {next.steps.map(({ name, text, link }) => (
            <li key={name} className="flex flex-col border-t-[1.5px] border-soil pt-4">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-2 mb-3 text-soil-2">{text}</p>
              {link !== undefined && (
                <TextLink to={link.to} className="mt-auto">
                  {link.label}
                </TextLink>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
