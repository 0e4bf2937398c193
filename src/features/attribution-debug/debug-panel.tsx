import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
} from 'react'
import { endDebugging } from '../../browser/arrival'
import {
  clearAttribution,
  readAttribution,
  subscribeToAttribution,
} from '../../browser/attribution-store'
import { isAllowed } from '../../browser/privacy-choice'
import {
  campaignToSend,
  changeSignUp,
  readSignUpRecord,
  subscribeToSignUp,
} from '../../browser/sign-up-record'
import { attributionDebug as text } from '../../content/attribution-debug'
import { TRACKING_PARAMETERS } from '../../shared/url-contract'
import { filterQuery } from '../../site/routes'
import { Button } from '../../ui/button'
import { CloseIcon } from '../../ui/icons'
import { LinkBuilder } from './link-builder'

/** A part of the panel under a heading that folds it away. What is folded away is not rendered. */
function DebugSection({ title, open = false, children }: ComponentPropsWithoutRef<'details'>) {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-b border-line last:border-b-0"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3 className="font-text text-small font-semibold">{title}</h3>
        <span
          aria-hidden="true"
          className="relative size-3 shrink-0 before:absolute before:top-1/2 before:left-0 before:h-0.5 before:w-3 before:-translate-y-1/2 before:bg-prairie after:absolute after:top-0 after:left-1/2 after:h-3 after:w-0.5 after:-translate-x-1/2 after:bg-prairie group-open:after:scale-y-0"
        />
      </summary>
      {isOpen && <div className="px-5 pb-5 text-small">{children}</div>}
    </details>
  )
}

/** Names with their values, one pair to a row. */
function ValueList({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return (
    <dl>
      {Object.entries(values).map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[7.5rem_1fr] gap-3 border-t border-line py-2 first:border-t-0 first:pt-0"
        >
          <dt className="text-soil-3">{name}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Forgets the record. So does the address bar, because a reload captures what is in it where nothing is stored. */
function clear(): void {
  const { pathname, search, hash } = window.location
  const tracked: readonly string[] = TRACKING_PARAMETERS
  const others = filterQuery(search, (name) => !tracked.includes(name))
  window.history.replaceState(window.history.state, '', pathname + others + hash)
  changeSignUp({ campaign: {} })
  clearAttribution()
}

/** For staff who open a page with debug=utm: what is stored about this visit, and where it goes. */
export function DebugPanel() {
  const record = useSyncExternalStore(subscribeToAttribution, readAttribution)
  useSyncExternalStore(subscribeToSignUp, readSignUpRecord)
  const campaign = campaignToSend()
  const [isOpen, setIsOpen] = useState(true)
  const panel = useRef<HTMLElement>(null)
  const close = () => {
    endDebugging()
    setIsOpen(false)
  }
  const closeByKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Node && panel.current?.contains(target)) close()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => closeByKey(event), listening)
    return () => listening.abort()
  }, [])
  if (!isOpen) return null
  const isKept = isAllowed('advertising') && navigator.cookieEnabled
  return (
    <aside
      ref={panel}
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
          onClick={close}
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
          <Button variant="secondary" size="small" className="mt-4" onClick={clear}>
            {text.stored.clear}
          </Button>
        </DebugSection>
        <DebugSection title={text.checkout.title}>
          {Object.keys(campaign).length === 0 ? (
            <p className="text-soil-2">{text.checkout.empty}</p>
          ) : (
            <ValueList values={campaign} />
          )}
        </DebugSection>
        <DebugSection title={text.builder.title}>
          <LinkBuilder />
        </DebugSection>
      </div>
    </aside>
  )
}
