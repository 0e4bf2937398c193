/** A spinning ring, to be shown beside a text that says what is loading. It stands still under reduced motion. */
export function Spinner({ className = 'size-5' }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  )
}
