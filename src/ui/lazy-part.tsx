import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { loadStyles } from '../hydration/styles'
import { Button } from './button'

/** What a lazy part says where its code cannot be loaded. */
interface FailureText {
  readonly title: string
  readonly text: string
  readonly reload: string
  readonly close: string
}

function LoadFailure({
  text,
  onClose,
}: {
  readonly text: FailureText
  readonly onClose: (() => void) | undefined
}) {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-150 rounded-dialog bg-limestone p-6 text-soil shadow-dialog md:p-8"
    >
      <p className="text-h3">{text.title}</p>
      <p className="mt-3 text-soil-2">{text.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="prairie" onClick={() => window.location.reload()}>
          {text.reload}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setIsShown(false)
            onClose?.()
          }}
        >
          {text.close}
        </Button>
      </div>
    </div>
  )
}

/** An object, because anything can be thrown, also undefined. */
export interface Failure {
  readonly error: unknown
}

interface BoundaryProps {
  readonly renderFailure: (failure: Failure) => ReactNode
  readonly children: ReactNode
}

/** Shows what went wrong instead of a part that throws while it renders. */
export class ErrorBoundary extends Component<BoundaryProps, Partial<Failure>> {
  override state: Partial<Failure> = {}

  static getDerivedStateFromError(error: unknown): Failure {
    return { error }
  }

  override render() {
    const { children, renderFailure } = this.props
    return 'error' in this.state ? renderFailure({ error: this.state.error }) : children
  }
}

/**
 * A component whose code is loaded when it is first rendered: the wizard, a dialog. Where the code
 * cannot be loaded, a message takes its place, and closing it calls `onClose`; rendered again later, loading is
 * tried again.
 */
export function lazyPart<Props extends { readonly onClose?: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  failureText: FailureText,
): ComponentType<Props> {
  async function loadWithStyles() {
    const [component] = await Promise.all([load(), loadStyles()])
    return { default: component }
  }

  return function LazyPart(props: Props) {
    // One per rendering, because a lazy component never forgets a failure.
    const [Part] = useState(() => lazy(loadWithStyles))
    return (
      <ErrorBoundary
        renderFailure={() => <LoadFailure text={failureText} onClose={props.onClose} />}
      >
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
