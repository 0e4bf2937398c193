import { plusUsage } from '../content/standing-copy'
import { SiteLink } from '../ui/site-link'

/** 'plus usage' after a platform price, linked to the fees. */
export function PlusUsage() {
  return (
    <SiteLink to={plusUsage.to} className="underline underline-offset-3">
      {plusUsage.label}
    </SiteLink>
  )
}
