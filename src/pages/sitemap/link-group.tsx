import type { ReactNode } from 'react'
import type { SiteMapEntry } from '../../outline/site-map'
import { SiteLink } from '../../ui/site-link'

/** A heading beside its links, under a structural rule. */
export function Group({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className="grid-page gap-y-3 border-t-[1.5px] border-soil pt-5 pb-10 md:pb-14">
      <h2 className="col-span-12 text-h3 lg:sticky lg:top-28 lg:col-span-4 lg:self-start lg:pt-3">
        {title}
      </h2>
      <ul className="col-span-12 grid gap-x-6 md:grid-cols-2 lg:col-span-8">{children}</ul>
    </section>
  )
}

export const GROUP_LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-prairie underline underline-offset-4 hover:text-prairie-dark'

/** Pages of the site, each with its title where that says more than its name. */
export function LinkGroup({
  title,
  entries,
}: {
  readonly title: string
  readonly entries: readonly SiteMapEntry[]
}) {
  return (
    <Group title={title}>
      {entries.map(({ to, label, note }) => (
        <li key={label} className="border-b border-line py-2">
          <SiteLink to={to} className={GROUP_LINK}>
            {label}
          </SiteLink>
          {note !== undefined && <p className="pb-1.5 text-small text-soil-3">{note}</p>}
        </li>
      ))}
    </Group>
  )
}
