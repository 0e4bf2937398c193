import { lazy, Suspense, useState, type ComponentType } from 'react'
import { reloadDocument } from '../browser/redirect-to'
import { loadFailure } from '../content/shell-copy'
import { loadStyles } from '../hydration/styles'
import { Button } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'

interface LazyPartProps {
  readonly onClose: () => void
}

/** Says that a part could not be loaded. It uses only classes of every document: the sheet of all classes may be missing, too. */
export function LoadFailure({ onClose }: LazyPartProps) {
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-20 bg-soil py-3 text-limestone on-dark">
      <div className="container-page">
        <p className="font-heading text-h3">{loadFailure.title}</p>
        <p className="mt-2 text-on-dark">{loadFailure.text}</p>
        <div className="mt-3.5 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={reloadDocument}>
            {loadFailure.reload}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {loadFailure.close}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A component whose code loads when it is mounted. A failure shows a message; the next mount tries again. */
export function lazyPart<Props extends LazyPartProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  async function loadWithStyles() {
    const [component] = await Promise.all([load(), loadStyles()])
    return { default: component }
  }

  return function LazyPart(props: Props) {
    // Created at each mount, because a lazy component caches its failure.
    const [Part] = useState(() => lazy(loadWithStyles))
    return (
      <ErrorBoundary renderFailure={() => <LoadFailure {...props} />}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
