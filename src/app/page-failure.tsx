import { reloadDocument } from '../browser/redirect-to'
import { pageFailure } from '../content/shell-copy'
import { Button } from '../ui/button'
import type { Failure } from '../ui/error-boundary'
import { SiteLink } from '../ui/site-link'

/** The message of a thrown value, without file URLs, which mean nothing to a visitor. */
function statusText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(/:?\s*\b[a-z]+:\/\/\S+/gi, '')
}

/** Shown instead of a page that failed. It uses only classes of every document: offline, the sheet of all classes is missing. */
export function PageFailure({ error }: Failure) {
  return (
    <div className="container-page pt-24 pb-6">
      <h1 className="text-h3">{pageFailure.title}</h1>
      <p className="mt-3.5 text-lead text-soil-2">{pageFailure.text}</p>
      <p className="mt-2 text-small text-soil-3">{statusText(error)}</p>
      <div className="flex flex-wrap items-center gap-x-6 py-3">
        <Button variant="secondary" onClick={reloadDocument}>
          {pageFailure.retry}
        </Button>
        <SiteLink
          to="home"
          className="inline-flex min-h-11 items-center font-semibold text-prairie underline underline-offset-6"
        >
          {pageFailure.home}
        </SiteLink>
      </div>
    </div>
  )
}
