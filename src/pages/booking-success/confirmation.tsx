import { useEffect } from 'react'
import { isReopened } from '../../browser/arrival'
import { trackEvent } from '../../browser/track-event'
import { bookingSuccess } from '../../content/pages/booking-success'
import { company, emailHref } from '../../site/company'
import { Button, ButtonLink } from '../../ui/button'

const { title, text, home, questions, sheet } = bookingSuccess

let isReported = false

/** Reports the booking once per document. A reload or Back is not another booking. */
function reportBooking(): void {
  if (isReported || isReopened()) return
  isReported = true
  trackEvent({ name: 'booking' })
}

/** Opens the print dialog. Only the sheet is printed. */
function printPage(): void {
  window.print()
}

/** What a visitor reads after booking. The booking is reported on entry. */
export function Confirmation() {
  useEffect(reportBooking, [])
  return (
    <>
      {/* A check mark whose stroke continues as a line off the page's edge. */}
      <svg
        viewBox="0 0 800 72"
        aria-hidden="true"
        className="h-18 w-200 max-w-none overflow-visible fill-none stroke-prairie stroke-5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M3 38.5 24 62.5 62 15.5C68 8.5 74 5.5 84 5.5H2600" />
      </svg>
      <h1 className="mt-8 max-w-[10em] text-display">{title}</h1>
      <p className="mt-6 max-w-[40ch] text-lead text-soil-2">{text}</p>
      <div className="mt-8 flex flex-col gap-3 md:flex-row">
        <ButtonLink to="home" variant="prairie" arrow>
          {home}
        </ButtonLink>
        <Button variant="secondary" className="noscript:hidden" onClick={printPage}>
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
