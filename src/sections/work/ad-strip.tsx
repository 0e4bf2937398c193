import frame1 from '../../assets/scenes/ad-frame-1.svg'
import frame2 from '../../assets/scenes/ad-frame-2.svg'
import frame3 from '../../assets/scenes/ad-frame-3.svg'
import frame4 from '../../assets/scenes/ad-frame-4.svg'
import { socialMedia } from '../../content/services/social-media'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { ad } = socialMedia

const FRAMES = [frame1, frame2, frame3] as const

/** The last frame as people see it: on a phone, with its sponsor, its button and what they wrote under it. */
function AdOnPhone({ picture }: { readonly picture: string }) {
  return (
    <div className="flex grow flex-col overflow-hidden rounded-[2rem] border-8 border-soil-line bg-limestone text-hint text-soil">
      <p className="px-4 py-3 font-semibold">{ad.sender}</p>
      <Drawing
        drawing={{ src: frame4, width: 270, height: 294 }}
        alt={picture}
        className="h-0 min-h-40 w-full grow object-cover object-bottom"
      />
      <p className="flex items-center justify-between gap-2 bg-white px-4 py-3">
        <b className="font-semibold">{ad.headline}</b>
        <span className="rounded-tag bg-prairie px-3.5 py-2 font-semibold whitespace-nowrap text-white">
          {ad.action}
        </span>
      </p>
      <ul className="grid gap-1.5 px-4 py-3">
        {ad.comments.map(({ who, text }) => (
          <li key={text}>
            <b className="font-semibold">{who}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The finished work of social advertising: a 22-second ad as four frames, the last one on a phone. */
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
            className="flex w-[72vw] shrink-0 snap-start flex-col md:w-60 lg:w-auto lg:flex-1 xl:max-w-72"
          >
            {FRAMES[index] === undefined ? (
              <AdOnPhone picture={picture} />
            ) : (
              <Drawing
                drawing={{ src: FRAMES[index], width: 270, height: 480 }}
                alt={picture}
                className="h-auto w-full rounded-window"
              />
            )}
            <p className="mt-3 flex min-h-13 items-baseline gap-3">
              <span className="text-small text-on-dark-quiet tabular">{at}</span>
              <span className="font-medium">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
