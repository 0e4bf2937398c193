import type { platformClosing } from '../content/pages/platform'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { TextLink } from '../ui/text-link'

/** The end of the platform page on wheat: start the trial, or see a demo first. */
export function SignUpBanner({ title, text, link, demo }: typeof platformClosing) {
  return (
    <Section ground="wheat" className="py-14 md:py-24" contained="grid-page items-end gap-y-8">
      <h2 className="col-span-12 text-display lg:col-span-8">{title}</h2>
      <div className="col-span-12 lg:col-span-4">
        <p className="font-semibold">{text}</p>
        <ButtonLink to={link.to} variant="soil" arrow className="mt-4 w-full md:w-auto">
          {link.label}
        </ButtonLink>
        <p className="mt-6 max-w-[44ch] text-small">{demo.text}</p>
        <TextLink to={demo.link.to} className="text-soil!">
          {demo.link.label}
        </TextLink>
      </div>
    </Section>
  )
}
