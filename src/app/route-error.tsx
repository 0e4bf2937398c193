import { Component, type ReactNode } from 'react'
import { pageFailure } from '../content/interface'
import { Button } from '../ui/button'
import { TextLink } from '../ui/text-link'

/** An object, because anything can be thrown, also undefined. */
export interface Failure {
  readonly error: unknown
}

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

interface State {
  readonly failure?: Failure
}

/** Shows what went wrong instead of a page that throws while it renders. */
export class RouteError extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <PageFailure {...failure} />
  }
}
