import { websiteIntake } from '../../content/pages/website-intake'
import { externalLinks } from '../../site/external-links'
import { DirectContact } from './direct-contact'
import { EmbeddedFrame } from './embedded-frame'

/** The height that the form declares, and that of its container. */
const HEIGHT = 'h-[2513px]'
const CONTAINER_HEIGHT = 'min-h-[2600px]'

/** The website intake form in a frame, or phone and email if no form is configured. */
export function IntakeFrame({ address = externalLinks.intakeForm }: { readonly address?: string }) {
  if (address === '') return <DirectContact {...websiteIntake.direct} />
  return (
    <div className={CONTAINER_HEIGHT}>
      <EmbeddedFrame address={address} text={websiteIntake.form} heightClass={HEIGHT} passesQuery />
    </div>
  )
}
