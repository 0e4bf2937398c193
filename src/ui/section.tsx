import type { ReactNode } from 'react'
import type { Anchor } from '../site/routes'

/** The grounds a section can stand on. Neighbours never share a pattern. */
export type Ground = 'limestone' | 'limestone-2' | 'soil' | 'prairie-dark' | 'wheat' | 'wheat-tint'

const GROUNDS: Record<Ground, string> = {
  limestone: '',
  'limestone-2': 'bg-limestone-2',
  soil: 'on-dark bg-soil text-limestone',
  'prairie-dark': 'on-dark bg-prairie-dark text-limestone',
  wheat: 'bg-wheat',
  'wheat-tint': 'bg-wheat-tint',
}

/** A full-width band of a page with the page's vertical rhythm. */
export function Section({
  ground = 'limestone',
  id,
  className = 'py-section',
  labelledBy,
  contained,
  children,
}: {
  readonly ground?: Ground
  readonly id?: Anchor
  readonly className?: string
  readonly labelledBy?: string
  /** Keeps the content in the page's columns, and says how it is laid out there. */
  readonly contained?: true | string
  readonly children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`relative overflow-x-clip ${GROUNDS[ground]} ${className}`}
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
