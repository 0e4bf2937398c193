import type { PropsWithChildren } from 'react'

/**
 * A list that scrolls sideways on narrow pages and is a tab stop there (WCAG 2.1.1). `className` ends that on wide ones with
 * `contents`: what has no box takes no focus.
 */
export function SwipeRegion({
  label,
  className,
  children,
}: PropsWithChildren<Readonly<Record<'label' | 'className', string>>>) {
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // As wide as the screen, so the focus ring is inside.
      className={`scroll-px-gutter overflow-x-auto -outline-offset-2 ${className}`}
    >
      {children}
    </div>
  )
}
