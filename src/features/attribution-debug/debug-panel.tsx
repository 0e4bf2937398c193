import { useState, useSyncExternalStore } from 'react'
import {
  clearAttribution,
  readAttribution,
  subscribeToAttribution,
} from '../../browser/attribution-store'
import { attributionDebug as text } from '../../content/attribution-debug'
import { Button } from '../../ui/button'
import { CloseIcon } from '../../ui/icons'

/** The stored tracking values, for staff who open a page with debug=utm (spec section 2.2). */
export function DebugPanel() {
  const record = useSyncExternalStore(subscribeToAttribution, readAttribution, () => null)
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <aside
      aria-labelledby="debug-panel-title"
      className="fixed bottom-4 left-4 z-20 flex max-h-[60dvh] w-88 max-w-[calc(100%-2rem)] flex-col rounded-window bg-white shadow-sheet print:hidden"
    >
      <div className="flex items-center justify-between border-b border-line pl-5">
        <h2 id="debug-panel-title" className="text-body font-semibold">
          {text.title}
        </h2>
        <button
          type="button"
          aria-label={text.close}
          className="inline-flex size-12 cursor-pointer items-center justify-center rounded-control"
          onClick={() => {
            setIsOpen(false)
          }}
        >
          <CloseIcon className="size-3.5" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain px-5 py-3 text-hint">
        {record === null ? (
          <p role="status" className="text-soil-2">
            {text.empty}
          </p>
        ) : (
          <dl>
            {Object.entries(record).map(([name, value]) => (
              <div key={name} className="border-b border-line py-2 last:border-b-0">
                <dt className="text-soil-3">{name}</dt>
                <dd className="font-medium break-words">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="border-t border-line px-5 py-3">
        <Button variant="secondary" size="small" onClick={clearAttribution}>
          {text.clear}
        </Button>
      </div>
    </aside>
  )
}
