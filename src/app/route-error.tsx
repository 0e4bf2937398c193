import { Component, type ReactNode } from 'react'
import { pageFailure } from '../content/interface'
import { Button } from '../ui/button'
import { TextLink } from '../ui/text-link'

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Stands in the place of a page that failed: what went wrong, and a way back. */
export function PageFailure({ error }: { readonly error: unknown }) {
  return (
    <div className="container-page py-section">
      <h1 className="max-w-[14em] text-h2">{pageFailure.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-soil-2">{messageOf(error)}</p>
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

interface State {
  readonly failure?: { readonly error: unknown }
}

/** Shows what went wrong instead of a page that throws while it renders. */
export class RouteError extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <PageFailure error={failure.error} />
  }
}
