import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { loadFailure } from '../content/interface'
import { loadStyles } from '../hydration/styles'
import { Button } from './button'

interface Closable {
  readonly onClose?: () => void
}

function LoadFailure({ onClose }: Closable) {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-150 rounded-dialog bg-limestone p-6 text-soil shadow-dialog md:p-8"
    >
      <p className="text-h3">{loadFailure.title}</p>
      <p className="mt-3 text-soil-2">{loadFailure.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          variant="prairie"
          onClick={() => {
            window.location.reload()
          }}
        >
          {loadFailure.reload}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setIsShown(false)
            onClose?.()
          }}
        >
          {loadFailure.close}
        </Button>
      </div>
    </div>
  )
}

class PartBoundary extends Component<Closable & { readonly children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { onClose, children } = this.props
    return this.state.hasFailed ? <LoadFailure onClose={onClose} /> : children
  }
}

/**
 * A component whose code is loaded when it is first rendered: the wizard, a dialog. Where the code
 * cannot be had, a message takes its place, and closing it calls `onClose`; rendered again later, loading is
 * tried again.
 */
export function lazyPart<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  async function loadWithStyles() {
    const [component] = await Promise.all([load(), loadStyles()])
    return { default: component }
  }

  return function LazyPart(props: Props) {
    // One per rendering, because a lazy component never forgets a failure.
    const [Part] = useState(() => lazy(loadWithStyles))
    return (
      <PartBoundary onClose={props.onClose}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
