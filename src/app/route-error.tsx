import { Component, type ReactNode } from 'react'
import { pageFailure } from '../content/interface'
import { Button } from '../ui/button'
import { TextLink } from '../ui/text-link'

const RELOADED_KEY = 'reloadedForChunk'

/** After a new deployment the old files are gone; the browser names the failed import in its error. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload/i.test(error.message)
  )
}

/**
 * Reloads for a missing chunk, once per address; the mark survives the reload. Returns whether it
 * does. Never offline: the browser's own error page would take the place of a page that can be read.
 */
export function reloadForChunk(error: unknown): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false
  try {
    if (window.sessionStorage.getItem(RELOADED_KEY) === window.location.pathname) return false
    window.sessionStorage.setItem(RELOADED_KEY, window.location.pathname)
  } catch {
    return false // Without storage a loop could not be told from a first try.
  }
  window.location.reload()
  return true
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

interface Props {
  readonly children: ReactNode
}

/**
 * Shows what went wrong instead of a page, with a way back (spec section 8, 'Router failure'). A
 * chunk that is missing after a new deployment reloads the document once.
 */
export class RouteError extends Component<
  Props,
  { readonly error: unknown; readonly failed: boolean }
> {
  override state = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    reloadForChunk(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="container-page py-section">
        <h1 className="max-w-[14em] text-h2">{pageFailure.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-soil-2">{messageOf(this.state.error)}</p>
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
}
