import { platformClosing } from '../../content/pages/platform/closing'
import { ButtonLink } from '../../ui/button'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'

const { title, text, link, demo } = platformClosing

/** The banner with the sign-up and a link to the demo. */
export function Closing() {
  return (
    <Section
      background="wheat"
      className="pt-12 pb-30 md:pt-16 md:pb-36"
      contained="grid-page items-end gap-y-8"
    >
      <h2 className="col-span-12 text-display lg:col-span-8">{title}</h2>
      <div className="col-span-12 lg:col-span-4">
        <p className="text-lead font-semibold">{text}</p>
        <ButtonLink to={link.to} variant="soil" arrow className="mt-4 w-full md:w-auto">
          {link.label}
        </ButtonLink>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
          {demo.text}
          <TextLink to={demo.link.to} className="text-soil!">
            {demo.link.label}
          </TextLink>
        </p>
      </div>
    </Section>
  )
}
