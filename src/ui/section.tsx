import type { ReactNode } from 'react'
import type { Anchor } from '../site/routes'

/** Section backgrounds. Adjacent sections should differ. */
const BACKGROUNDS = {
  limestone: '',
  'limestone-2': 'bg-limestone-2',
  soil: 'on-dark bg-soil text-limestone',
  'prairie-dark': 'on-dark bg-prairie-dark text-limestone',
  wheat: 'bg-wheat',
  'wheat-tint': 'bg-wheat-tint',
} as const

/** A full-width band of a page with the page's vertical rhythm. */
export function Section({
  background = 'limestone',
  id,
  className = '',
  labelledBy,
  contained,
  children,
}: {
  readonly background?: keyof typeof BACKGROUNDS
  readonly id?: Anchor
  readonly className?: string
  readonly labelledBy?: string
  /** Keeps the content within the page's container; a string adds classes to the container. */
  readonly contained?: true | string
  readonly children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`relative overflow-x-clip ${BACKGROUNDS[background]} ${className}`}
    >
      {contained === undefined ? (
        children
      ) : (
        <div className={contained === true ? 'container-page' : `container-page ${contained}`}>
          {children}
        </div>
      )}
    </section>
  )
}
