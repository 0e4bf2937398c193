import { useId } from 'react'
import { privacyChoices as content } from '../../content/privacy-choices'

/** One switch with what it stands for; its state is also written out, never colour alone. */
export function PrivacySwitch({
  name,
  text,
  checked,
  disabled = false,
  onChange,
}: {
  readonly name: string
  readonly text: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="border-b border-line py-4">
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed"
      >
        <span className="font-heading text-h3">{name}</span>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="text-small text-soil-2">
            {checked ? content.on : content.off}
          </span>
          <input
            id={id}
            type="checkbox"
            // A native checkbox says itself whether it is checked.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            aria-describedby={`${id}-text`}
            checked={checked}
            disabled={disabled}
            onChange={(event) => {
              onChange(event.target.checked)
            }}
            className="relative h-7 w-13 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-white transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-4.5 before:rounded-full before:bg-line-strong before:transition-transform checked:border-prairie checked:bg-prairie checked:before:translate-x-6 checked:before:bg-white disabled:cursor-not-allowed disabled:bg-limestone-2"
          />
        </span>
      </label>
      <p id={`${id}-text`} className="mt-1 text-small text-soil-2 md:pr-18">
        {text}
      </p>
    </div>
  )
}
