import frame1 from '../../assets/scenes/ad-frame-1.svg'
import frame2 from '../../assets/scenes/ad-frame-2.svg'
import frame3 from '../../assets/scenes/ad-frame-3.svg'
import frame4 from '../../assets/scenes/ad-frame-4.svg'
import { socialMedia } from '../../content/services/social-media'
import { Section } from '../../ui/section'

const { ad } = socialMedia

const FRAMES = [frame1, frame2, frame3, frame4] as const

/** The finished work of social advertising: a 22-second ad as four frames, and what people wrote under it. */
export function AdStrip() {
  return (
    <Section background="soil" className="py-12 md:py-16">
      <div className="container-page flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 className="max-w-[14em] text-h2">{ad.title}</h2>
        <p className="text-small text-on-dark-quiet">
          {ad.label}, {ad.length}
        </p>
      </div>
      <ul
        // Keys must reach what scrolls (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={ad.framesLabel}
        className="mt-8 flex snap-x snap-mandatory scroll-px-gutter gap-3 overflow-x-auto px-gutter pb-2 md:mt-10 md:gap-5 xl:justify-center"
      >
        {ad.frames.map(({ at, text, picture }, index) => (
          <li
            key={at}
            className="relative w-[72vw] shrink-0 snap-start md:w-auto md:flex-1 xl:max-w-72"
          >
            <img
              src={FRAMES[index]}
              alt={picture}
              width={270}
              height={480}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-window"
            />
            <p className="mt-3 flex items-baseline gap-3">
              <span className="text-small text-on-dark-quiet tabular">{at}</span>
              <span className="font-medium">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="container-page mt-8 grid-page items-center gap-y-6 md:mt-10">
        <p className="col-span-12 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-window bg-limestone px-5 py-4 text-soil lg:col-span-6">
          <span>
            <b className="block font-semibold">{ad.headline}</b>
            <span className="text-small text-soil-3">{ad.sender}</span>
          </span>
          <span className="rounded-tag bg-prairie px-3.5 py-2 font-semibold whitespace-nowrap text-white">
            {ad.action}
          </span>
        </p>
        <ul className="col-span-12 grid gap-2 lg:col-span-6 lg:pl-6">
          {ad.comments.map(({ who, text }) => (
            <li key={text} className="text-on-dark">
              <b className="font-semibold text-limestone">{who}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
