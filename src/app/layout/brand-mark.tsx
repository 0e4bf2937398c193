/** The mark: a curl that straightens into three rows, in the colour of the text around it. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 14C3.5 5 14 1.5 15.4 9 16.2 16.5 5.5 19.5 5.6 12 5.7 5.5 13 3 21 3H38" />
      <path d="M3 19c6.5 5 13-7 20.5-7H38M10.5 21H38" />
    </svg>
  )
}
