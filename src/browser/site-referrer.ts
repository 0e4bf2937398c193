/** The page of this site whose link led to this document; undefined where the visitor comes from elsewhere. */
export function siteReferrer(): URL | undefined {
  const { referrer } = document
  return referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer) : undefined
}
