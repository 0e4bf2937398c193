import groomer from '../../assets/scenes/website-groomer.svg?drawing'
import { websiteWork } from '../../content/services/website-work'
import { Drawing } from '../../ui/drawing'

/** A finished website on a phone, with its own typeface and colors. */
export function GroomerSite({ className }: { readonly className: string }) {
  return (
    <Drawing
      drawing={groomer}
      alt={websiteWork.groomerLabel}
      className={`mx-auto w-full max-w-[20rem] ${className}`}
    />
  )
}
