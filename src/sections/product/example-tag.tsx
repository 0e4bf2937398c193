import type { ReactNode } from 'react'
import { EXAMPLE_TAG } from '../../content/example-company'

/** Marks a drawing as an example from an invented company, which `children` may name. Use one per drawing. */
export function ExampleTag({
  className = '',
  children = EXAMPLE_TAG,
}: {
  readonly className?: string
  readonly children?: ReactNode
}) {
  return (
    <span
      className={`inline-block rounded-tag border border-line bg-limestone px-2.5 text-small text-soil-3 ${className}`}
    >
      {children}
    </span>
  )
}
