import { useEffect, useRef, type ReactNode } from 'react'

/**
 * The heading of a wizard step. It takes the focus when its step opens, so that reading goes on there
 * (WCAG 2.4.3); a tab chosen by its own arrow key keeps it, as the ARIA pattern of tabs has it.
 */
export function StepHeading({
  id,
  children,
}: {
  readonly id: string
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Each step begins at its top; which element scrolls depends on the width of the screen.
    let area = heading.current?.parentElement ?? null
    while (area !== null && area.getAttribute('role') !== 'dialog') {
      area.scrollTop = 0
      area = area.parentElement
    }
    if (document.activeElement?.getAttribute('role') === 'tab') return
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} id={id} tabIndex={-1} className="mb-4 text-h3">
      {children}
    </h3>
  )
}
