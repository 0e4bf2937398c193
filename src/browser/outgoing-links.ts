import { decorateLink, partnerHosts } from '../site/decorate-link'
import { readAttribution } from './attribution-store'

/** Adds the stored parameters to links to partners when they are used, so that they are never stale. */
export function decorateOutgoingLinks(): void {
  const partners = partnerHosts()
  /** Links' own URLs, and what was made of them. */
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

  // Everything by which a link can be followed, copied or opened elsewhere.
  for (const type of ['pointerdown', 'click', 'auxclick', 'contextmenu', 'keydown'] as const) {
    document.addEventListener(type, decorate, { capture: true, passive: true })
  }
}
