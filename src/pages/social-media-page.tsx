import { serviceSocialMedia, serviceSocialMediaPhone } from '../assets/drawings'
import { socialMedia as content, type AdRun } from '../content/services/social-media'
import { serviceTestimonials } from '../content/testimonials'
import { ProductWindow } from '../sections/product/product-window'
import { ServicePage, ServiceScene } from '../sections/service-page'
import { ServiceQuotes } from '../sections/service-quotes'
import { TitledSection } from '../sections/titled-section'
import { PlayIcon } from '../ui/icons'
import { Section } from '../ui/section'

/**
 * A crowd takes its seats on seven rows, and each row says who sits there. Labels stand above their
 * rows (src/tools/drawings/services/social-media.ts).
 */
function AudienceScene() {
  return (
    <ServiceScene
      wide={serviceSocialMedia}
      phone={serviceSocialMediaPhone}
      className="mt-9 md:mt-14 lg:mt-12"
    >
      <ol className="absolute -top-[7.1%] right-0 left-[60.5%] grid h-full grid-rows-7 text-drawing-small leading-none font-semibold md:text-body lg:-top-[3.3%] lg:left-[62.6%] lg:h-[93.4%] lg:text-hint">
        {content.audience.map((name) => (
          <li key={name} className="flex items-end pb-[4.6%] whitespace-nowrap lg:pb-2.5">
            {name}
          </li>
        ))}
      </ol>
    </ServiceScene>
  )
}

const RUN_WIDTHS: Readonly<Record<AdRun['days'], string>> = {
  3: 'col-span-3',
  4: 'col-span-4',
  7: 'col-span-7',
}

/** The board of one week: ads by day, money per day, and who asked. Made for 300 px and more. */
function AdBoard() {
  const { window, columns, days, perDay, asked, ads, totals } = content.week
  return (
    <ProductWindow {...window} className="col-span-12 lg:col-span-8">
      <div className="hidden grid-cols-[11.5rem_1fr_2.5rem] gap-x-5 border-b border-line px-4.5 py-2 text-drawing-small text-soil-3 md:grid">
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
          className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-2 border-b border-line px-4.5 py-3.5 md:grid-cols-[11.5rem_1fr_2.5rem] md:items-center"
        >
          <p className="font-semibold">
            {name}
            <span className="block text-drawing-small font-normal text-soil-3">{kind}</span>
          </p>
          <p className="text-right md:order-last">
            <span className="figure-number text-h3">{inquiries}</span>
            <span className="ml-1.5 text-soil-3 md:hidden">{asked}</span>
          </p>
          <div className="col-span-2 grid grid-cols-7 gap-1 md:col-span-1">
            {runs.map((run) => (
              <span
                key={run.dailyCents}
                className={`truncate rounded-tag px-2 py-1.5 text-drawing-small font-semibold ${RUN_WIDTHS[run.days]} ${run.marked ? 'bg-wheat' : 'bg-prairie-tint text-prairie-dark'}`}
              >
                {perDay(run.dailyCents)}
              </span>
            ))}
            <span className="col-span-7 row-start-2 text-drawing-small text-soil-3">{result}</span>
          </div>
        </div>
      ))}
      <div className="grid grid-cols-3 px-4.5 py-4">
        {totals.map(({ name, value }) => (
          <p key={name} className="text-soil-3">
            {name} <span className="block figure-number text-h3 text-soil">{value}</span>
          </p>
        ))}
      </div>
    </ProductWindow>
  )
}

/** The fence of the film: leaning posts at the left, straight ones at the right. */
function FenceFilm() {
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
        {content.ad.length}
      </span>
    </div>
  )
}

/** An ad as it stands in a feed. A drawing: one sentence for assistive technology, nothing to focus. */
function AdPreview() {
  const { label, initials, sender, mark, text, headline, action, comments } = content.ad
  return (
    <figure className="col-span-12 md:col-span-7 lg:col-span-4 lg:mt-14">
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-window bg-white text-drawing shadow-sheet"
      >
        <p className="flex items-center gap-3 px-4.5 py-3.5">
          <span className="grid size-9 place-items-center rounded-full bg-prairie font-semibold text-white">
            {initials}
          </span>
          <span>
            <span className="block font-semibold">{sender}</span>
            <span className="text-drawing-small text-soil-3">{mark}</span>
          </span>
        </p>
        <p className="px-4.5 pb-3.5">{text}</p>
        <FenceFilm />
        <p className="flex items-center justify-between gap-3 bg-limestone px-4.5 py-3.5 font-semibold">
          {headline}
          <span className="rounded-tag bg-prairie px-3 py-2 whitespace-nowrap text-white">
            {action}
          </span>
        </p>
        <div className="grid gap-2 px-4.5 py-3.5">
          {comments.map(({ who, text: comment }) => (
            <p key={comment}>
              <span className="font-semibold">{who}</span> {comment}
            </p>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** What is done for the fee, in three columns that hang from rules. */
function Features() {
  const { items, ...heading } = content.features
  return (
    <TitledSection {...heading}>
      <ul className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-13">
        {items.map(({ name, note, text }) => (
          <li key={name} className="border-t-[1.5px] border-soil pt-4">
            <p className="text-small text-soil-3">{note}</p>
            <h3 className="mt-1 text-h3">{name}</h3>
            <p className="mt-2 max-w-[38ch] text-soil-2">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** The process as a ledger on soil: the day as a figure, its name, what happens. */
function Process() {
  const { title, steps } = content.process
  return (
    <Section background="soil" contained="grid-page gap-y-9">
      <h2
        className="col-span-12 text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        data-in-view=""
      >
        {title}
      </h2>
      <ol className="col-span-12 lg:col-span-7 lg:col-start-6">
        {steps.map(({ mark, name, text }) => (
          <li
            key={name}
            className="gap-x-6 border-t border-soil-line py-6 first:border-t-0 first:pt-0 last:pb-0 md:grid md:grid-cols-[11rem_1fr] md:items-baseline"
          >
            <p className="figure-number text-h2 leading-none text-wheat">{mark}</p>
            <div className="mt-3 md:mt-0">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1.5 text-on-dark">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What three clients say; the first quote is set large, and the other two stand beside it. */
function Quotes() {
  const [lead, ...others] = serviceTestimonials.socialMedia
  return (
    <Section contained="grid-page gap-y-9">
      <h2 className="col-span-12 text-h3 text-soil-3">{content.quotesTitle}</h2>
      <figure className="col-span-12 lg:col-span-7" data-in-view="">
        <blockquote className="font-heading text-h2 text-balance">
          <p>{lead.quote}</p>
        </blockquote>
        <figcaption className="mt-6 border-l-3 border-wheat pl-4 text-soil-3">
          {lead.name}, {lead.role}
        </figcaption>
      </figure>
      <ServiceQuotes
        quotes={others}
        className="col-span-12 self-end lg:col-span-4 lg:col-start-9"
      />
    </Section>
  )
}

/** Social media advertising. Length: the page with the sections that only it has. */
export function SocialMediaPage() {
  const { title, text } = content.week
  return (
    <ServicePage {...content} service="socialMedia" scene={<AudienceScene />}>
      <TitledSection background="limestone-2" title={title} text={text}>
        <div className="mt-content grid-page items-start gap-y-8">
          <AdBoard />
          <AdPreview />
        </div>
      </TitledSection>
      <Features />
      <Process />
      <Quotes />
    </ServicePage>
  )
}
