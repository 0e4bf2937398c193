import frame1 from '../assets/scenes/ad-frame-1.svg?drawing'
import frame2 from '../assets/scenes/ad-frame-2.svg?drawing'
import frame3 from '../assets/scenes/ad-frame-3.svg?drawing'
import frame4 from '../assets/scenes/ad-frame-4.svg?drawing'
import steps from '../assets/scenes/social-steps.svg?drawing'
import { socialMedia as content } from '../content/services/social-media'
import { serviceTestimonials } from '../content/testimonials'
import { DrawnSteps } from '../sections/steps'
import { FeatureColumns } from '../sections/feature-list'
import { ExampleTag } from '../sections/product/example-tag'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage } from '../sections/service-page'
import { QuoteColumns } from '../sections/quote-columns'
import { TitledSection } from '../sections/titled-section'
import { Drawing } from '../ui/drawing'
import { Section } from '../ui/section'

const { ad } = content

const FRAMES = [frame3, frame1, frame2] as const

/** The last frame as an ad on a phone, with its sponsor, its button and the comments. */
function AdOnPhone({ picture }: { readonly picture: string }) {
  return (
    <div className="flex grow flex-col overflow-hidden rounded-[2rem] border-8 border-soil-line bg-limestone text-drawing text-soil">
      <p className="px-4 py-3 font-semibold">{ad.sender}</p>
      <Drawing
        drawing={frame4}
        alt={picture}
        className="aspect-square w-full object-cover object-bottom lg:aspect-auto lg:h-0 lg:min-h-32 lg:grow"
      />
      <p className="flex flex-wrap items-center justify-between gap-2 bg-white px-4 py-3">
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

/** The finished work of social advertising: a 22-second ad in four frames. The last one is an ad on a phone, as wide as a narrow page. */
function AdStrip() {
  return (
    <Section background="soil" className="py-8 md:py-14">
      <div className="container-page mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 md:mb-9">
        <h2 className="max-w-[14em] text-h2">{ad.title}</h2>
        <ExampleTag>{ad.label}</ExampleTag>
      </div>
      <ul className="container-page grid grid-cols-3 gap-x-3 gap-y-5 lg:grid-cols-4 lg:gap-5">
        {ad.frames.map(({ at, text, picture }, index) => (
          <li
            key={at}
            className="flex flex-col max-lg:last:col-span-3 md:max-lg:last:mx-auto md:max-lg:last:w-90"
          >
            {FRAMES[index] === undefined ? (
              <AdOnPhone picture={picture} />
            ) : (
              <Drawing
                drawing={FRAMES[index]}
                alt={picture}
                className="w-full rounded-window object-cover lg:grow"
              />
            )}
            <p className="mt-2 text-small">
              <span className="block text-on-dark-quiet tabular">{at}</span>
              <span className="font-medium">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const RUN_WIDTHS = { 3: 'col-span-3', 4: 'col-span-4', 7: 'col-span-7' } as const

/** One week on a board: ads by day, spend per day, and inquiries. Needs at least 300 px. */
function AdBoard() {
  const { frame, columns, days, perDay, asked, ads, totals } = content.week
  return (
    <ProductWindow {...frame} className="mt-content">
      <div className="hidden grid-cols-[12.5rem_1fr_2.5rem] gap-x-5 border-b border-line px-4.5 py-2 text-drawing text-soil-3 md:grid">
        <span>{columns.ad}</span>
        <span className="grid grid-cols-7 gap-1">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
        <span className="text-right">{columns.asked}</span>
      </div>
      {ads.map(({ name, kind, runs, inquiries, result }) => (
        <div
          key={name}
          className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-2 border-b border-line px-4.5 py-3.5 md:grid-cols-[12.5rem_1fr_2.5rem] md:items-center"
        >
          <p className="text-drawing font-semibold">
            {name}
            <span className="block font-normal text-soil-3">{kind}</span>
          </p>
          <p className="text-right md:order-last">
            <span className="figure-number text-h3">{inquiries}</span>
            <span className="ml-1.5 text-soil-3 md:hidden">{asked}</span>
          </p>
          <div className="col-span-2 grid grid-cols-7 gap-1 md:col-span-1">
            {runs.map((run) => (
              <span
                key={run.dailyCents}
                className={`truncate rounded-tag px-2 py-1.5 text-drawing font-semibold ${RUN_WIDTHS[run.days]} ${run.marked ? 'bg-wheat' : 'bg-prairie-tint text-prairie-dark'}`}
              >
                {perDay(run.dailyCents)}
              </span>
            ))}
            <span className="col-span-7 row-start-2 text-drawing text-soil-3">{result}</span>
          </div>
        </div>
      ))}
      <div className="grid grid-cols-3 px-4.5 py-4 text-drawing">
        {totals.map(({ name, value }) => (
          <p key={name} className="text-soil-3">
            {name} <span className="block figure-number text-h3 text-soil">{value}</span>
          </p>
        ))}
      </div>
    </ProductWindow>
  )
}

/** Social media advertising. */
export function SocialMediaPage() {
  const { week } = content
  return (
    <ServicePage id="socialMedia" {...content}>
      <AdStrip />
      <FeatureColumns {...content.features} className="py-section" />
      <TitledSection
        background="limestone-2"
        className="py-14 md:py-20"
        title={week.title}
        text={week.text}
      >
        <AdBoard />
      </TitledSection>
      <DrawnSteps
        {...content.process}
        background="wheat-tint"
        className="py-14 md:py-20"
        drawing={steps}
      />
      <QuoteColumns quotes={serviceTestimonials.socialMedia} />
    </ServicePage>
  )
}
