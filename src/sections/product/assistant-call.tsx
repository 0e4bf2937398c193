import { ProductWindow } from './product-window'

/** Heights of the call's waveform in pixels, one bar for each second and a half. */
const WAVE = [
  6, 14, 22, 10, 18, 26, 12, 8, 20, 28, 16, 9, 24, 18, 7, 13, 26, 21, 10, 17, 23, 12, 6, 15,
]

const WORDS: readonly (readonly [who: string, said: string])[] = [
  ['Caller', 'Do you repair wind damage?'],
  ['Shimzy', 'Yes. How many posts are leaning?'],
  ['Caller', 'Three, by the alley.'],
  ['Shimzy', 'Friday at 1:00 is open. Want me to hold it?'],
]

/** An evening call taken by the assistant: waveform, words and what came of it. Made for 280 px and more. */
export function AssistantCall({ className }: { readonly className?: string }) {
  return (
    <ProductWindow
      label="Example: the assistant answers a call at 9:40 in the evening and books a repair for Friday"
      title="Call, answered by Shimzy"
      note="9:40 pm"
      className={className}
    >
      <div className="grid gap-3.5 px-4.5 py-5">
        <svg viewBox="0 0 168 28" className="h-7 w-full text-prairie" preserveAspectRatio="none">
          <path
            d={WAVE.map((height, index) => `M${index * 7 + 3} ${14 - height / 2}v${height}`).join(
              '',
            )}
            stroke="currentColor"
            strokeWidth={3}
          />
        </svg>
        {WORDS.map(([who, said]) => (
          <p key={said} className="grid grid-cols-[3.5rem_1fr]">
            <span className="text-soil-3">{who}</span>
            {said}
          </p>
        ))}
        <p className="flex justify-between rounded-control bg-wheat-tint px-3 py-2 font-semibold">
          Repair booked <span>Fri 1:00</span>
        </p>
      </div>
    </ProductWindow>
  )
}
