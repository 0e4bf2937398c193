import { websiteIntake } from '../../content/pages/website-intake'
import { company, emailHref, phoneHref } from '../../site/company'
import { externalLinks } from '../../site/external-links'
import { buttonClass } from '../../ui/button'
import { EmbeddedFrame } from './embedded-frame'

/** Shown if no form is configured: phone, and an email link with the questions prefilled. */
function DirectContact() {
  const { title, email, write } = websiteIntake.direct
  const questions = email.questions.map((question, index) => `${index + 1}. ${question}\n\n`)
  const query = `subject=${encodeURIComponent(email.subject)}&body=${encodeURIComponent(questions.join(''))}`
  return (
    <>
      <h2 className="text-h2">{title}</h2>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-6 border-t-[1.5px] border-soil pt-7">
        <a
          href={phoneHref}
          className="inline-flex min-h-14 items-center figure-number text-h2 text-prairie underline decoration-prairie-line decoration-[1.5px] underline-offset-8 hover:decoration-prairie md:text-title"
        >
          {company.phone}
        </a>
        <div>
          <a href={`${emailHref}?${query}`} className={buttonClass({ variant: 'secondary' })}>
            {email.label}
          </a>
          <p className="mt-3 text-soil-2">{write}</p>
        </div>
      </div>
    </>
  )
}

/** The website intake form in a frame, or phone and email if no form is configured. */
export function IntakeFrame({ address = externalLinks.intakeForm }) {
  if (address === '') return <DirectContact />
  return (
    // The heading gets the rest of the container's 2,600 px, on phones without a gap.
    <div className="flex h-[2600px] flex-col justify-between">
      <EmbeddedFrame
        address={address}
        text={websiteIntake.form}
        heightClass="h-[2513px]"
        headingClass=""
        passesQuery
      />
    </div>
  )
}
