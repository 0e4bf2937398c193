import { useState, useSyncExternalStore } from 'react'
import {
  checkoutAttribution,
  clearAttribution,
  readAttribution,
  subscribeToAttribution,
} from '../../browser/attribution-store'
import { isAllowed } from '../../browser/privacy-choice'
import { attributionDebug as text } from '../../content/attribution-debug'
import { Button } from '../../ui/button'
import { CloseIcon } from '../../ui/icons'
import { DebugSection, ValueList } from './debug-section'
import { LinkBuilder } from './link-builder'
import { PartnerLinks } from './partner-links'

/**
 * For staff who open a page with debug=utm: what is stored about this visit, what a sign-up would send
 * to Stripe, which links carry it, and a form that makes tagged links.
 */
export function DebugPanel() {
  const record = useSyncExternalStore(subscribeToAttribution, readAttribution, () => null)
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  const isKept = isAllowed('advertising') && navigator.cookieEnabled
  return (
    <aside
      aria-labelledby="debug-panel-title"
      className="fixed inset-x-2 bottom-2 z-20 flex max-h-[70dvh] flex-col rounded-window bg-white shadow-sheet md:right-auto md:bottom-4 md:left-4 md:max-h-[calc(100dvh-7rem)] md:w-100 print:hidden"
    >
      <div className="flex items-center justify-between border-b-[1.5px] border-soil pl-5">
        <h2 id="debug-panel-title" className="text-h3">
          {text.title}
        </h2>
        <button
          type="button"
          aria-label={text.close}
          className="inline-flex size-14 cursor-pointer items-center justify-center rounded-control"
          onClick={() => {
            setIsOpen(false)
          }}
        >
          <CloseIcon className="size-3.5" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain">
        <DebugSection title={text.stored.title} open>
          {record === null ? (
            <p role="status" className="text-soil-2">
              {text.stored.empty}
            </p>
          ) : (
            <>
              <ValueList values={record} />
              <p className="mt-1 text-soil-2">{isKept ? text.stored.cookie : text.stored.memory}</p>
            </>
          )}
          <Button variant="secondary" size="small" className="mt-4" onClick={clearAttribution}>
            {text.stored.clear}
          </Button>
        </DebugSection>
        <DebugSection title={text.checkout.title}>
          {record === null ? (
            <p className="text-soil-2">{text.checkout.empty}</p>
          ) : (
            <ValueList values={checkoutAttribution()} />
          )}
        </DebugSection>
        <DebugSection title={text.links.title}>
          <PartnerLinks isCarrying={record !== null} />
        </DebugSection>
        <DebugSection title={text.builder.title}>
          <LinkBuilder />
        </DebugSection>
      </div>
    </aside>
  )
}
