/** Whether this document was opened by a reload, Back or Forward, and not by a link or a URL. */
export function isReopened(): boolean {
  const [timing] = performance.getEntriesByType('navigation')
  return timing !== undefined && 'type' in timing && timing.type !== 'navigate'
}

/** The page of this site whose link led to this document; undefined for a visitor from elsewhere. */
export function siteReferrer(): URL | undefined {
  const { referrer } = document
  return referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer) : undefined
}
