import { decorateLink, partnerHosts } from '../site/decorate-link'
import { readAttribution } from './attribution-store'

/** Adds the stored campaign parameters to partner links when a visitor uses them, so that they are current. */
export function decorateOutgoingLinks(): void {
  const partners = partnerHosts()
  /** The original and the decorated URL of each link. */
  const decorated = new WeakMap<Element, { readonly original: string; readonly href: string }>()

  function decorate(event: Event): void {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]:not([download])')
    const current = link?.getAttribute('href') ?? null
    if (link === null || current === null) return
    const before = decorated.get(link)
    const original = before?.href === current ? before.original : current
    const href = decorateLink(original, readAttribution(), partners)
    decorated.set(link, { original, href })
    if (href !== current) link.setAttribute('href', href)
  }

  // The events that precede following, copying or opening a link in another tab.
  for (const type of ['pointerdown', 'click', 'auxclick', 'contextmenu', 'keydown'] as const) {
    document.addEventListener(type, decorate, { capture: true, passive: true })
  }
}
