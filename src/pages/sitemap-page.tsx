import { sitemap } from '../content/pages/sitemap'
import { articlesOf, pagesOf } from '../content/site-map'
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
    <div className="container-page pt-6 pb-horizon md:pt-10">
      <h1 className="pb-9 text-display md:pb-14">{title}</h1>
      <div className="ml-2 border-l-3 border-wheat pl-7 md:pl-9">
        {LISTS.map(({ title, entries }) => (
          <section
            key={title}
            className="relative grid gap-x-6 gap-y-2 pb-9 last:pb-0 md:pb-14 lg:grid-cols-[1fr_3fr]"
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-9.5 size-5 rounded-full border-3 border-wheat bg-limestone md:-left-11.5"
            />
            <h2 className="text-h3">{title}</h2>
            <ul className="grid gap-x-6 md:grid-cols-2 lg:-mt-2.5">
              {entries.map((entry) => (
                <li key={entry.label} className="border-b border-line pt-1 pb-2">
                  <MenuLink
                    entry={entry}
                    className="relative inline-flex min-h-11 items-center gap-2 font-heading text-lead leading-snug font-semibold text-prairie underline decoration-prairie-line underline-offset-4 hover:text-prairie-dark"
                  />
                  {'note' in entry && entry.note !== undefined && (
                    <p className="-mt-2 text-small text-soil-3">{entry.note}</p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
