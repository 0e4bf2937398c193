import { Component, type ReactNode } from 'react'

/** Wraps the thrown value, because anything can be thrown, even undefined. */
export interface Failure {
  readonly error: unknown
}

/** Renders a failure message in place of a part that throws while rendering. */
export class ErrorBoundary extends Component<
  { readonly renderFailure: (failure: Failure) => ReactNode; readonly children: ReactNode },
  Partial<Failure>
> {
  override state: Partial<Failure> = {}

  static getDerivedStateFromError(error: unknown): Failure {
    return { error }
  }

  override render() {
    const { children, renderFailure } = this.props
    return 'error' in this.state ? renderFailure({ error: this.state.error }) : children
  }
}
