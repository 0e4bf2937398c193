/** The number of a step, in the size of a heading. */
export function StepNumber({
  children,
  className = '',
}: {
  readonly children: number
  readonly className?: string
}) {
  return <p className={`figure-number text-h2 leading-none ${className}`}>{children}</p>
}
