interface IconProps {
  readonly className?: string
}

/** Drawn strokes in the hand of the line drawing; decoration, so hidden from assistive technology. */
function Stroke({
  className,
  viewBox,
  path,
  width,
}: IconProps & { readonly viewBox: string; readonly path: string; readonly width: number }) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** The arrow of buttons and links, 22 by 10. It moves right while its `group` is hovered. */
export function ArrowIcon({ className = '' }: IconProps) {
  return (
    <Stroke
      className={`h-2.5 w-5.5 shrink-0 overflow-visible transition-transform duration-state ease-site group-hover:translate-x-1 ${className}`}
      viewBox="0 0 22 10"
      path="M1 5h19.5M16 1l4.5 4-4.5 4"
      width={1.75}
    />
  )
}

/** A check mark: included, done. */
export function CheckIcon({ className = 'h-3.5 w-4.5 shrink-0' }: IconProps) {
  return <Stroke className={className} viewBox="0 0 18 14" path="m1.5 7.5 5 5 10-11" width={2.2} />
}

/** A dash: not included. */
export function DashIcon({ className = 'h-3.5 w-4.5 shrink-0' }: IconProps) {
  return <Stroke className={className} viewBox="0 0 18 14" path="M3 7h12" width={2.2} />
}

/** A cross: close. */
export function CloseIcon({ className = 'size-4.5' }: IconProps) {
  return <Stroke className={className} viewBox="0 0 18 18" path="M2 2l14 14M16 2 2 16" width={2} />
}

/** An exclamation mark in a ring: something needs correction. */
export function AlertIcon({ className = 'size-4 shrink-0' }: IconProps) {
  return (
    <Stroke
      className={className}
      viewBox="0 0 16 16"
      path="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 3.2V9m0 2.4v.2"
      width={1.6}
    />
  )
}

/** Two bars: pause what moves by itself. */
export function PauseIcon({ className = 'size-4' }: IconProps) {
  return <Stroke className={className} viewBox="0 0 16 16" path="M5 3v10M11 3v10" width={2.4} />
}

/** A triangle: play, go on. */
export function PlayIcon({ className = 'size-4' }: IconProps) {
  return <Stroke className={className} viewBox="0 0 16 16" path="M4 2.5 13 8l-9 5.5Z" width={2} />
}

/** The sign of an address on another site. */
export function OutwardIcon({ className = 'inline-block size-2.5' }: IconProps) {
  return (
    <Stroke className={className} viewBox="0 0 10 10" path="M1.5 8.5 8 2M3 1.5h5.5V7" width={1.6} />
  )
}
