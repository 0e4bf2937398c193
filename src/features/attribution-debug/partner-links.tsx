import { useSyncExternalStore } from 'react'
import { partnerAddresses } from '../../browser/outgoing-links'
import { attributionDebug } from '../../content/attribution-debug'

const text = attributionDebug.links

let lastSeen: readonly string[] = []

/** The links of the page; the same list until they change. */
function currentAddresses(): readonly string[] {
  const addresses = partnerAddresses()
  if (addresses.join('\n') !== lastSeen.join('\n')) lastSeen = addresses
  return lastSeen
}

/** Pages change while they are open: parts load late, and another page replaces this one. */
function subscribeToPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'src'],
  })
  return () => {
    observer.disconnect()
  }
}

/** The links and frames of this page that take the stored parameters along. */
export function PartnerLinks({ isCarrying }: { readonly isCarrying: boolean }) {
  const addresses = useSyncExternalStore(subscribeToPage, currentAddresses)
  if (addresses.length === 0) return <p className="text-soil-2">{text.none}</p>
  return (
    <>
      <p className="text-soil-2">{isCarrying ? text.carrying : text.idle}</p>
      <ul className="mt-3">
        {addresses.map((address) => (
          <li key={address} className="border-t border-line py-2 font-medium break-all">
            {address}
          </li>
        ))}
      </ul>
    </>
  )
}
