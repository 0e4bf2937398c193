import { reloadDocument } from '../browser/redirect-to'
import { pageFailure } from '../content/shell-copy'
import { Button } from '../ui/button'
import type { Failure } from '../ui/error-boundary'
import { TextLink } from '../ui/text-link'

/** The message of a thrown value, without file URLs, which mean nothing to a visitor. */
function statusText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(/:?\s*\b[a-z]+:\/\/\S+/gi, '')
}

/**
 * Shown instead of a page that failed. It uses only classes that the footer has, because offline the style sheet is
 * missing, too.
 */
export function PageFailure({ error }: Failure) {
  return (
    <div className="container-page py-section">
      <h1 className="max-w-[14em] text-h2">{pageFailure.title}</h1>
      <p className="mt-4 max-w-measure text-lead text-soil-2">{pageFailure.text}</p>
      <p className="mt-3 max-w-measure text-small text-soil-3">{statusText(error)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 py-3">
        <Button variant="secondary" onClick={reloadDocument}>
          {pageFailure.retry}
        </Button>
        <TextLink to="home" label={pageFailure.home} />
      </div>
    </div>
  )
}
