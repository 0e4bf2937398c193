import { pageFailure } from '../content/shell-copy'
import { Button } from '../ui/button'
import type { Failure } from '../ui/lazy-part'
import { TextLink } from '../ui/text-link'

/** Stands in the place of a page that failed: what went wrong, and a way back. */
export function PageFailure({ error }: Failure) {
  return (
    <div className="container-page py-section">
      <h1 className="max-w-[14em] text-h2">{pageFailure.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-soil-2">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <Button
          variant="secondary"
          onClick={() => {
            window.location.reload()
          }}
        >
          {pageFailure.retry}
        </Button>
        <TextLink to="home">{pageFailure.home}</TextLink>
      </div>
    </div>
  )
}
