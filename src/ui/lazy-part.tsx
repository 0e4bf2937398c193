import { lazy, Suspense, useState, type ComponentType } from 'react'
import { loadStyles } from '../hydration/styles'
import { Button } from './button'
import { ErrorBoundary } from './error-boundary'

interface LazyPartProps {
  readonly onClose?: () => void
}

/** Shown if the code of a lazy part cannot be loaded. */
type FailureText = Readonly<Record<'title' | 'text' | 'reload' | 'close', string>>

function LoadFailure({ words, onClose }: LazyPartProps & { readonly words: FailureText }) {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-150 rounded-dialog bg-limestone p-6 text-soil shadow-dialog md:p-8"
    >
      <p className="text-h3">{words.title}</p>
      <p className="mt-3 text-soil-2">{words.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="prairie" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setIsShown(false)
            onClose?.()
          }}
        >
          {words.close}
        </Button>
      </div>
    </div>
  )
}

/** A component whose code loads when it is mounted. A failure shows a message; the next mount tries again. */
export function lazyPart<Props extends LazyPartProps>(
  load: () => Promise<ComponentType<Props>>,
  failureText: FailureText,
): ComponentType<Props> {
  async function loadWithStyles() {
    const [component] = await Promise.all([load(), loadStyles()])
    return { default: component }
  }

  return function LazyPart(props: Props) {
    // Created at each mount, because a lazy component caches its failure.
    const [Part] = useState(() => lazy(loadWithStyles))
    return (
      <ErrorBoundary renderFailure={() => <LoadFailure words={failureText} {...props} />}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
