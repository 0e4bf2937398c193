import { subscriptionSuccess } from '../../content/pages/subscription-success'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

const { next } = subscriptionSuccess

/** Where a new customer begins: profile, features, tutorials, support (spec section 2.9). */
export function NextSteps() {
  return (
    <Section ground="limestone-2">
      <div className="container-page">
        <h2 className="text-h2">{next.title}</h2>
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
