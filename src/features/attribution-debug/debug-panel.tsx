import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
} from 'react'
import { createPortal } from 'react-dom'
import { closeDebugPanel } from '../../browser/address-bar'
import {
  clearAttribution,
  readAttribution,
  subscribeToAttribution,
} from '../../browser/attribution-store'
import { isAllowed } from '../../browser/privacy-choice'
import {
  changeSignUp,
  readSignUpRecord,
  attributionForSignUp,
  subscribeToSignUp,
} from '../../browser/sign-up-record'
import { attributionDebug } from '../../content/attribution-debug'
import { ATTRIBUTION_COOKIE } from '../../shared/attribution'
import { TRACKING_PARAMETERS } from '../../shared/url-contract'
import { filterQuery } from '../../site/routes'
import { Button } from '../../ui/button'
import { CloseIcon } from '../../ui/icons'
import { LinkBuilder } from './link-builder'

const { title, close: closeLabel, stored, checkout, builder } = attributionDebug

/** A collapsible part of the panel. */
function DebugSection({ title, children, ...details }: ComponentPropsWithoutRef<'details'>) {
  return (
    <details {...details} className="group border-b border-line text-small last:border-b-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3 className="font-text font-semibold">{title}</h3>
        <span aria-hidden="true" className="text-h3 text-prairie group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  )
}

/** Names and values, one pair per row. */
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

/** Deletes the attribution and the tags in the address bar, which a reload would capture again. */
function clear(): void {
  const { pathname, search, hash } = window.location
  const tracked: readonly string[] = TRACKING_PARAMETERS
  const others = filterQuery(search, (name) => !tracked.includes(name))
  window.history.replaceState(window.history.state, '', pathname + others + hash)
  changeSignUp({ attribution: {} })
  clearAttribution()
}

/** Calls back when a dialog opens or closes. */
function subscribeToDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

const openDialog = () => document.querySelector<HTMLElement>('[role=dialog]')

/** On phones, where the panel is as wide as the window, everything can be scrolled out from under it. */
const ROOM = 'max-md:scroll-pb-[45dvh]!'

/** The panel's parent element: inside an open dialog, because the rest of the page is inert, or else in the body. */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'))
  const dialog = useSyncExternalStore(subscribeToDialogs, openDialog)
  useLayoutEffect(() => {
    const parent = dialog ?? document.body
    host.className = 'max-md:h-[45dvh]'
    parent.append(host)
    // The dialog hides everything beside it from assistive technology.
    host.removeAttribute('aria-hidden')
    const scrolling = [parent.classList, document.documentElement.classList]
    for (const classes of scrolling) classes.add(ROOM)
    return () => {
      for (const classes of scrolling) classes.remove(ROOM)
      host.remove()
    }
  }, [host, dialog])
  return host
}

/** For staff who opened a page with debug=utm in this tab: what is stored about this visit, and where it goes. */
export function DebugPanel({ onClose }: { readonly onClose: () => void }) {
  const attribution = useSyncExternalStore(subscribeToAttribution, readAttribution)
  // What a checkout would send: the stored attribution or, without one, that of the tab's sign-up.
  useSyncExternalStore(subscribeToSignUp, readSignUpRecord)
  const sent = attributionForSignUp()
  const isInCookie = document.cookie.includes(`${ATTRIBUTION_COOKIE.name}=`)
  const host = useHost()
  const close = () => {
    closeDebugPanel()
    onClose()
    if (openDialog() === null) document.querySelector('main')?.focus({ preventScroll: true })
  }
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !host.contains(document.activeElement)) return
    // Don't close a dialog around the panel.
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeByKey(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  return createPortal(
    <aside
      aria-labelledby="debug-panel-title"
      className="fixed inset-x-2 bottom-2 z-40 flex max-h-[calc(45dvh-0.5rem)] flex-col rounded-window bg-white shadow-sheet md:right-auto md:bottom-4 md:left-4 md:max-h-[calc(100dvh-7rem)] md:w-100 print:hidden"
    >
      <div className="flex items-center justify-between border-b-[1.5px] border-soil pl-5">
        <h2 id="debug-panel-title" className="text-h3">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="inline-flex size-14 cursor-pointer items-center justify-center rounded-control"
          onClick={close}
        >
          <CloseIcon className="size-3.5" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain">
        <DebugSection title={stored.title} open>
          {/* Always rendered, because screen readers announce only changes. */}
          <p role="status" className="text-soil-2">
            {attribution === null && stored.empty}
          </p>
          {attribution !== null && (
            <>
              <ValueList values={attribution} />
              <p className="mt-1 text-soil-2">
                {isInCookie && isAllowed('advertising') ? stored.cookie : stored.memory}
              </p>
            </>
          )}
          <Button variant="secondary" size="small" className="mt-4" onClick={clear}>
            {stored.clear}
          </Button>
        </DebugSection>
        <DebugSection title={checkout.title}>
          <ValueList values={sent} />
          {Object.keys(sent).length === 0 && <p className="text-soil-2">{checkout.empty}</p>}
        </DebugSection>
        <DebugSection title={builder.title}>
          <LinkBuilder />
        </DebugSection>
      </div>
    </aside>,
    host,
  )
}
