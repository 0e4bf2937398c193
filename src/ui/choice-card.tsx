import { useId, type ReactNode } from 'react'

/**
 * A radio button as a card: the whole card is its label, the ring of the focus is drawn around it,
 * and the chosen one is marked by its radio as well as by color (WCAG 1.4.1).
 *
 * @param title names the choice
 * @param aside stands at the right, for example a price
 * @param children what else there is to know, read out as the description
 */
export function ChoiceCard({
  name,
  value,
  checked,
  onChoose,
  title,
  aside,
  children,
  disabled = false,
  className = '',
}: {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly title: ReactNode
  readonly aside: ReactNode
  readonly children: ReactNode
  readonly disabled?: boolean
  readonly className?: string
}) {
  const id = useId()
  return (
    <label
      className={`grid cursor-pointer grid-cols-[20px_1fr] gap-x-3.5 border-[1.5px] border-line-strong bg-white px-4 py-3.5 transition-[background-color,border-color] duration-state ease-site hover:border-soil has-checked:border-prairie has-checked:bg-prairie-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-prairie has-disabled:cursor-not-allowed ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-aside ${id}-text`}
        className="mt-0.5 size-5 cursor-pointer appearance-none rounded-full border-[1.5px] border-soil-3 bg-white checked:border-[6px] checked:border-prairie focus-visible:outline-none disabled:cursor-not-allowed"
      />
      <div className="items-baseline justify-between gap-x-4 md:flex md:flex-wrap">
        <span id={`${id}-title`} className="max-md:block">
          {title}
        </span>
        <span id={`${id}-aside`}>{aside}</span>
      </div>
      <div id={`${id}-text`} className="col-start-2">
        {children}
      </div>
    </label>
  )
}
