import type { email } from '../../content/services/email'
import { Section } from '../../ui/section'
import { MailPreview } from './mail-preview'

/** Six emails along one thread of days, beside the one that was answered. */
export function MailSequence({
  sequence,
  mail,
}: {
  readonly sequence: typeof email.sequence
  readonly mail: typeof email.mail
}) {
  return (
    <Section ground="limestone-2">
      <div className="container-page grid-page gap-y-10">
        <div className="col-span-12 lg:col-span-7">
          <h2 className="text-h2" data-in-view="">
            {sequence.title}
          </h2>
          <p className="mt-5 max-w-[48ch] text-soil-2">{sequence.text}</p>
          <ol className="mt-9 ml-1.5 border-l-2 border-prairie lg:mt-12">
            {sequence.mails.map(({ day, subject, purpose, isAnswered }) => (
              <li
                key={day}
                className="relative grid gap-x-5 pb-7 pl-6.5 last:pb-0 md:grid-cols-[7rem_1fr] md:items-baseline"
              >
                <span
                  aria-hidden="true"
                  className={`absolute top-2.5 -left-2 size-3.5 rounded-full md:top-5 ${isAnswered ? 'bg-wheat ring-2 ring-prairie' : 'bg-prairie'}`}
                />
                <p className="figure-number text-h3 text-soil-3 md:flex md:items-baseline md:gap-2.5 md:text-h2 md:leading-none">
                  <span className="md:font-text md:text-body md:font-normal md:tracking-normal">
                    {sequence.dayLabel}
                  </span>{' '}
                  {day}
                </p>
                <div>
                  <h3 className="text-h3">{subject}</h3>
                  <p className="mt-1 text-soil-2">{purpose}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <MailPreview
          mail={mail}
          className="col-span-12 md:col-span-9 lg:sticky lg:top-28 lg:col-span-5 lg:mt-2 lg:self-start"
        />
      </div>
    </Section>
  )
}
