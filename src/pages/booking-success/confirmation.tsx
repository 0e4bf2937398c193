import { useEffect } from 'react'
import { isReloadOrBackForward } from '../../browser/landing-url'
import { bookingSuccess } from '../../content/pages/booking-success'
import { CheckLine } from '../../sections/check-line'
import { company, emailHref } from '../../site/company'
import { Button, ButtonLink } from '../../ui/button'

const { title, text, home, questions, sheet } = bookingSuccess

let isReported = false

/** Reports the booking once per document. A reload or Back is not another booking. */
function reportBooking(): void {
  if (isReported || isReloadOrBackForward()) return
  isReported = true
  // A content blocker may hold this code back, and the page's buttons work without it.
  import('../../browser/track-event').then(
    ({ trackEvent }) => trackEvent({ name: 'booking' }),
    () => undefined,
  )
}

/** What a visitor reads after booking. The booking is reported on entry. */
export function Confirmation() {
  useEffect(reportBooking, [])
  return (
    <>
      <CheckLine className="stroke-prairie" />
      <h1 className="mt-6 max-w-[10em] text-display md:mt-8">{title}</h1>
      <p className="mt-4 max-w-[40ch] text-lead text-soil-2">{text}</p>
      <div className="mt-6 flex flex-col gap-3 md:flex-row">
        <ButtonLink to="home" variant="prairie" arrow>
          {home}
        </ButtonLink>
        <Button variant="secondary" className="noscript:hidden" onClick={() => window.print()}>
          {sheet.print}
        </Button>
      </div>
      <p className="mt-5 text-soil-2">
        {questions}{' '}
        <a
          href={emailHref}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-prairie underline decoration-[1.5px] underline-offset-4"
        >
          {company.email}
        </a>
      </p>
    </>
  )
}
