/**
 * The row of dots below the scene: one button per service, the active one marked as current. Only
 * the living scene shows it; a plain list needs none.
 */
export function ShowcaseDots({
  label,
  names,
  active,
  onChoose,
}: {
  readonly label: string
  readonly names: readonly string[]
  readonly active: number | undefined
  readonly onChoose: (service: number) => void
}) {
  return (
    <ol
      aria-label={label}
      className="relative hidden grid-cols-8 before:absolute before:-inset-x-[100vw] before:top-[13px] before:h-0.5 before:bg-prairie-rule scene-live:grid"
    >
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            aria-current={index === active ? 'true' : undefined}
            onClick={() => {
              onChoose(index)
            }}
            className="group relative min-h-13 w-full cursor-pointer pt-8 text-left text-hint text-on-dark-prairie hover:text-limestone aria-current:font-semibold aria-current:text-limestone"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 left-0 size-3 rounded-full bg-prairie-soft transition-transform duration-state ease-site group-hover:scale-125 group-aria-current:scale-150 group-aria-current:bg-wheat"
            />
            {name}
          </button>
        </li>
      ))}
    </ol>
  )
}
