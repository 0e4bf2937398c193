import type { website } from '../../content/services/website'
import { SHOWN_FOR, WEBSITE_FEES } from './fee-marks'

/**
 * 'Lower Setup Fee' or 'Lower Monthly Fee', as native radios. The sentence below says which option
 * that is, and says it to assistive technology when it changes.
 */
export function FeeToggle({
  label,
  choices,
  announcements,
}: typeof website.pricing.toggle & {
  readonly announcements: typeof website.pricing.announcements
}) {
  return (
    <fieldset className="max-w-full">
      <legend className="mb-2.5 text-small text-soil-3">{label}</legend>
      <div className="inline-flex max-w-full rounded-toast border-[1.5px] border-soil p-[3px]">
        {choices.map((choice) => (
          <label
            key={choice.fee}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control px-2 text-small leading-tight font-semibold text-soil-2 outline-offset-3 outline-prairie transition-colors has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2 md:px-5 md:text-body md:leading-tight"
          >
            <input
              type="radio"
              name="website-fee"
              value={choice.fee}
              defaultChecked={choice.fee === 'setup'}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
      <div role="status" className="mt-2.5 text-small text-soil-2">
        {WEBSITE_FEES.map((fee) => (
          <p key={fee} className={SHOWN_FOR[fee]}>
            {announcements[fee]}
          </p>
        ))}
      </div>
    </fieldset>
  )
}
