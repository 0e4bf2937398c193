import lostPhone from '../assets/drawings/not-found-phone.svg?drawing'
import lostWide from '../assets/drawings/not-found.svg?drawing'
import dog from '../assets/scenes/dog-with-thread.svg?drawing'
import { notFound } from '../content/pages/not-found'
import { ButtonLink } from '../ui/button'
import { Drawing, ResponsiveDrawing } from '../ui/drawing'
import { ArrowIcon } from '../ui/icons'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'

/** The dog's thread runs off the right edge of the page and, on wide pages, underlines the first link. */
const DOG = 'pointer-events-none w-auto max-w-none'

/**
 * The page for any other address, also written as 404.html: the title with a loose gold thread, and links to the most
 * likely pages. The attribute tells src/browser/page-observers.ts that it is shown.
 */
export function NotFoundPage() {
  return (
    <>
      <Section background="soil" className="pt-8 pb-10 md:pt-12" contained>
        <h1 data-not-found className="text-display">
          {notFound.title}
        </h1>
        <div className="mt-6 flex flex-col gap-6 md:flex-row md:flex-wrap md:items-center md:justify-between">
          <p className="max-w-[26em] text-lead text-on-dark md:flex-1 md:basis-80">
            {notFound.text}
          </p>
          <ButtonLink to="home" variant="secondary" arrow>
            {notFound.home}
          </ButtonLink>
        </div>
        <ResponsiveDrawing wide={lostWide} phone={lostPhone} className="bleed mt-8" eager />
      </Section>
      <Section className="pt-10 pb-horizon md:pt-16" contained="grid-page">
        <nav aria-labelledby="not-found-links" className="lg:col-span-7 lg:col-start-6">
          <Drawing drawing={dog} className={`${DOG} mb-6 h-33 lg:hidden`} />
          <h2 id="not-found-links" className="text-h3">
            {notFound.linksTitle}
          </h2>
          <ul className="mt-2">
            {notFound.links.map(({ label, text, to }, index) => (
              <li
                key={label}
                className="relative border-b border-line lg:first:border-b-6 lg:first:border-wheat"
              >
                {index === 0 && (
                  <Drawing
                    drawing={dog}
                    className={`${DOG} absolute top-full -left-72 -mt-16 h-51 max-lg:hidden`}
                  />
                )}
                <SiteLink
                  to={to}
                  className="group grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-3 md:grid-cols-[12rem_1fr_auto]"
                >
                  <span className="text-lead font-semibold">{label}</span>
                  <span className="text-soil-2 max-md:row-start-2">{text}</span>
                  <ArrowIcon className="text-prairie max-md:row-span-2 max-md:row-start-1" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
    </>
  )
}
