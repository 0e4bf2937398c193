import type { socialMedia } from '../../content/services/social-media'
import { PlayIcon } from '../../ui/icons'

/** The fence of the film: leaning posts at the left, straight ones at the right. */
function FenceFilm({ length }: { readonly length: string }) {
  return (
    <div className="relative bg-prairie-dark text-limestone on-dark">
      <svg
        viewBox="0 0 400 250"
        className="w-full fill-none stroke-on-dark-prairie stroke-2"
        strokeLinejoin="round"
      >
        <path d="M-10 214c60 6 110-4 170 0s160 0 250 0M236 214v-96l17-18 17 18v96m14 0v-96l17-18 17 18v96m14 0v-96l17-18 17 18v96M220 150h190M220 186h190" />
        <path d="m34 214-26-84 11-22 23 12 28 94m8 0 8-88 20-16 15 20-10 84m22 0-34-78 8-24 24 10 38 92" />
        <path className="stroke-wheat" strokeWidth={4} d="m188 214 8-98 19-16 15 19-8 95" />
      </svg>
      <span className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-limestone text-soil">
        <PlayIcon className="size-5" />
      </span>
      <span className="absolute right-3 bottom-3 rounded-tag bg-soil px-1.5 py-0.5 text-drawing-small">
        {length}
      </span>
    </div>
  )
}

/** An ad as it stands in a feed. A drawing: one sentence for assistive technology, nothing to focus. */
export function AdPreview({
  ad,
  className,
}: {
  readonly ad: typeof socialMedia.ad
  readonly className: string
}) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">{ad.label}</figcaption>
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-window bg-white text-drawing shadow-sheet"
      >
        <p className="flex items-center gap-3 px-4.5 py-3.5">
          <span className="grid size-9 place-items-center rounded-full bg-prairie font-semibold text-white">
            {ad.initials}
          </span>
          <span>
            <span className="block font-semibold">{ad.sender}</span>
            <span className="text-drawing-small text-soil-3">{ad.mark}</span>
          </span>
        </p>
        <p className="px-4.5 pb-3.5">{ad.text}</p>
        <FenceFilm length={ad.length} />
        <p className="flex items-center justify-between gap-3 bg-limestone px-4.5 py-3.5 font-semibold">
          {ad.headline}
          <span className="rounded-tag bg-prairie px-3 py-2 whitespace-nowrap text-white">
            {ad.action}
          </span>
        </p>
        <div className="grid gap-2 px-4.5 py-3.5">
          {ad.comments.map(({ who, text }) => (
            <p key={text}>
              <span className="font-semibold">{who}</span> {text}
            </p>
          ))}
        </div>
      </div>
    </figure>
  )
}
