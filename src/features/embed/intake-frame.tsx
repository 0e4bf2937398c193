import { websiteIntake } from '../../content/pages/website-intake'
import { company, emailHref, phoneHref } from '../../site/company'
import { externalLinks } from '../../site/external-links'
import { EmbeddedFrame } from './embedded-frame'

/** Phone, and an email that already has the questions, in place of a form that is not configured. */
function DirectContact() {
  const { title, call, email, write } = websiteIntake.direct
  const questions = email.questions.map((question, index) => `${index + 1}. ${question}\n\n`)
  const query = `subject=${encodeURIComponent(email.subject)}&body=${encodeURIComponent(questions.join(''))}`
  return (
    <div className="grid-page gap-y-8">
      <h2 className="col-span-12 max-w-[14em] text-h2">{title}</h2>
      <div className="col-span-12 grid-page items-end gap-y-4 border-t-[1.5px] border-soil pt-7 md:pt-9">
        <a
          href={phoneHref}
          className="col-span-12 inline-flex min-h-14 items-center justify-self-start figure-number text-h2 text-prairie underline decoration-prairie-line decoration-[1.5px] underline-offset-8 hover:decoration-prairie md:text-display lg:col-span-8"
        >
          {company.phone}
        </a>
        <p className="col-span-12 max-w-[34ch] text-soil-2 lg:col-span-4">{call}</p>
      </div>
      <div className="col-span-12 grid-page items-center gap-y-2 border-t border-line pt-6">
        <a
          href={`${emailHref}?${query}`}
          className="col-span-12 inline-flex min-h-11 items-center justify-self-start font-heading text-h3 text-prairie underline decoration-prairie-line decoration-[1.5px] underline-offset-6 hover:decoration-prairie lg:col-span-8"
        >
          {email.label}
        </a>
        <p className="col-span-12 max-w-[34ch] text-soil-2 lg:col-span-4">{write}</p>
      </div>
    </div>
  )
}

/** The website intake form in a frame, or phone and email if no form is configured. */
export function IntakeFrame({ address = externalLinks.intakeForm }) {
  if (address === '') return <DirectContact />
  return (
    // The heading has what the form leaves of 2600 px, on phones without a gap.
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
