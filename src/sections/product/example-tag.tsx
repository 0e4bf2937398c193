import { EXAMPLE_TAG } from '../../content/example-company'

/** Marks a drawing as an example from an invented company. Use one per drawing. */
export function ExampleTag({ className = '' }: { readonly className?: string }) {
  return (
    <span
      className={`rounded-tag border border-line bg-limestone px-2.5 text-small text-soil-3 ${className}`}
    >
      {EXAMPLE_TAG}
    </span>
  )
}
