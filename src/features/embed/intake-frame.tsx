import { websiteIntake } from '../../content/pages/website-intake'
import { company, emailHref, phoneHref } from '../../site/company'
import { externalLinks } from '../../site/external-links'
import { buttonClass } from '../../ui/button'
import { EmbeddedFrame } from './embedded-frame'

const { subtitle, form, direct } = websiteIntake

/** An email with the questions prefilled. */
const questions = direct.email.questions.map((question, index) => `${index + 1}. ${question}\n\n`)
const email = `${emailHref}?subject=${encodeURIComponent(direct.email.subject)}&body=${encodeURIComponent(questions.join(''))}`

/** Shown if no form is configured: phone and email. */
function DirectContact() {
  return (
    <div className="mt-4 flex flex-col justify-between gap-y-8 xl:flex-row xl:items-end">
      <div>
        <h2 className="text-h3">{direct.title}</h2>
        <p className="mt-2">{subtitle}</p>
      </div>
      <div>
        <div className="flex flex-col gap-3 md:flex-row md:gap-6">
          <a href={email} className={buttonClass({ variant: 'prairie' })}>
            {direct.email.label}
          </a>
          <a href={phoneHref} className={buttonClass({ variant: 'secondary' })}>
            <span className="figure-number text-h3">{company.phone}</span>
          </a>
        </div>
        <p className="mt-3 text-soil-2">{direct.write}</p>
      </div>
    </div>
  )
}

/** The website intake form in a frame, or phone and email if no form is configured. */
export function IntakeFrame({ url = externalLinks.intakeForm }) {
  if (url === '') return <DirectContact />
  return (
    <>
      <p className="mt-3 mb-7 text-lead text-soil-2 md:mb-10">{subtitle}</p>
      <div className="flex h-[2600px] flex-col">
        <EmbeddedFrame url={url} text={form} heightClass="h-full" passesQuery />
      </div>
    </>
  )
}
