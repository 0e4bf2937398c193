import {
  Component,
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { loadLateStyles } from '../browser/late-styles'
import { nextTask } from '../browser/next-task'
import { loadFailure } from '../content/interface'
import { Button } from '../ui/button'
import { NativeDialog } from '../ui/native-dialog'

/** Says that something could not be loaded. A native dialog, so that it shows without style sheets. */
function LoadFailure({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <NativeDialog ref={dialog} aria-labelledby="load-failure-title" onClose={onClose}>
      <h2 id="load-failure-title" className="text-h3">
        {loadFailure.title}
      </h2>
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
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {loadFailure.close}
        </Button>
      </div>
    </NativeDialog>
  )
}

interface BoundaryProps {
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/** Keeps a failure from taking the page away with it. */
class PartBoundary extends Component<
  BoundaryProps,
  { readonly status: 'sound' | 'failed' | 'dismissed' }
> {
  override state: { readonly status: 'sound' | 'failed' | 'dismissed' } = { status: 'sound' }

  static getDerivedStateFromError() {
    return { status: 'failed' }
  }

  override render() {
    const { onClose, children } = this.props
    switch (this.state.status) {
      case 'sound':
        return children
      case 'failed':
        return (
          <LoadFailure
            onClose={() => {
              this.setState({ status: 'dismissed' })
              onClose?.()
            }}
          />
        )
      case 'dismissed':
        return null
    }
  }
}

/**
 * A part of the application that is loaded when somebody asks for it. Where its code cannot be had,
 * the page stays and a dialog says so; the next time it is asked for, loading is tried again.
 * `onClose` is called when that dialog has closed, and may be a property of the part, too.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly onClose?: () => void }> {
  async function loadWithStyles() {
    await nextTask()
    const [component] = await Promise.all([load(), loadLateStyles()])
    return { default: component }
  }

  function LatePart(props: Props & { readonly onClose?: () => void }) {
    // Made anew each time, because a lazy component never forgets a failure.
    const [Part] = useState(() => lazy(loadWithStyles))
    return (
      <PartBoundary onClose={props.onClose}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
  return LatePart
}
