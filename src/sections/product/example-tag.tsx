import { EXAMPLE_TAG } from '../../content/example-company'

/** Says that what it is on is an invented company's. One for each drawing. */
export function ExampleTag({ className = '' }: { readonly className?: string }) {
  return (
    <span
      className={`rounded-tag border border-line bg-limestone px-2.5 text-small text-soil-3 ${className}`}
    >
      {EXAMPLE_TAG}
    </span>
  )
}
