import { BRAND_MARK } from '../../site/brand-mark'

const { width, height, strokeWidth, path } = BRAND_MARK

/** The mark: a curl that straightens into three rows, in the color of the text around it. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
