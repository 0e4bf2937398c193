import { sitemap } from '../content/pages/sitemap'
import { articlesOf, pagesOf } from '../content/pages-by-group'
import { MenuLink } from '../sections/menu-link'

const { title, groups, machine } = sitemap

const LISTS = [
  { title: groups.services, entries: pagesOf('services') },
  { title: groups.platform, entries: pagesOf('platform') },
  { title: groups.company, entries: pagesOf('company') },
  { title: groups.blog('frisco'), entries: articlesOf('frisco') },
  { title: groups.blog('prosper'), entries: articlesOf('prosper') },
  { title: groups.legal, entries: pagesOf('legal') },
  { title: machine.title, entries: machine.files },
]

/** The HTML sitemap, generated from the route table and the blog index, with the machine-readable files at its end. */
export function SitemapPage() {
  return (
    <div className="container-page pt-6 md:pt-10">
      <h1 className="pb-9 text-display md:pb-14">{title}</h1>
      <div className="ml-2 border-l-4 border-wheat pl-7 md:pl-9">
        {LISTS.map(({ title, entries }) => (
          <section
            key={title}
            className="relative grid gap-x-6 gap-y-2 pb-9 last:pb-0 md:pb-14 lg:grid-cols-[1fr_3fr]"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 -left-10 size-5 rounded-full border-3 border-wheat bg-limestone md:-left-12"
            />
            <h2 className="text-[1.75rem] leading-none md:-mt-1 md:text-[2rem]">{title}</h2>
            <ul className="grid content-start gap-x-6 md:grid-cols-2 lg:-mt-4">
              {entries.map((entry) => (
                <li key={entry.label} className="border-line md:border-b">
                  <MenuLink
                    entry={entry}
                    className="flex min-h-12 items-center gap-2 py-3 font-heading text-body leading-snug font-semibold underline-offset-4 hover:underline md:min-h-14 md:text-lead"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {/* The line runs along the horizon into the gold furrow of the footer's field, which starts there. */}
      <div
        aria-hidden="true"
        className="relative z-1 -mb-0.75 ml-2 h-horizon w-[calc(50%+137px)] rounded-bl-[48px] border-b-3 border-l-4 border-wheat md:w-[calc(50%+199px)] xl:w-[calc(50%+16.16vw-8px)]"
      />
    </div>
  )
}
