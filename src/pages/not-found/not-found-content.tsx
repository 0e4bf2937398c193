import { useEffect } from 'react'
import { notFoundPhone as lostPhone, notFound as lostWide } from '../../assets/drawings'
import { notFound } from '../../content/pages/not-found'
import { ButtonLink } from '../../ui/button'
import { BleedDrawing } from '../../ui/drawing'
import { ArrowIcon } from '../../ui/icons'
import { Section } from '../../ui/section'
import { SiteLink } from '../../ui/site-link'

/** Title, drawing, the way home and the likeliest other ways. */
export function NotFoundContent() {
  // Anyone who follows up a broken link finds its address in the console.
  useEffect(() => {
    console.warn('Page not found:', window.location.pathname)
  }, [])

  return (
    <Section className="pt-8 pb-section md:pt-14" contained>
      <h1 className="max-w-[9em] text-display">{notFound.title}</h1>
      <div aria-hidden="true" className="mt-6 lg:-mt-8">
        <BleedDrawing wide={lostWide} phone={lostPhone} above />
      </div>
      <div className="mt-10 grid-page gap-y-12 md:mt-14">
        <div className="col-span-12 lg:col-span-5">
          <p className="max-w-[26em] text-lead text-soil-2">{notFound.text}</p>
          <ButtonLink to="home" variant="prairie" arrow className="mt-7 max-md:w-full">
            {notFound.home}
          </ButtonLink>
        </div>
        <nav aria-labelledby="not-found-links" className="col-span-12 lg:col-span-6 lg:col-start-7">
          <h2 id="not-found-links" className="text-h3">
            {notFound.linksTitle}
          </h2>
          <ul className="mt-5 border-t-[1.5px] border-soil">
            {notFound.links.map(({ label, text, to }) => (
              <li key={label} className="border-b border-line">
                <SiteLink
                  to={to}
                  className="group grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-3 md:grid-cols-[10rem_1fr_auto]"
                >
                  <span className="font-semibold">{label}</span>
                  <span className="text-soil-2 max-md:row-start-2">{text}</span>
                  <ArrowIcon className="text-prairie max-md:row-span-2 max-md:row-start-1" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  )
}
