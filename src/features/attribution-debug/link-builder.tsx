import { useId, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { attributionDebug } from '../../content/attribution-debug'
import { TRACKING_VALUE_MAX_CHARS } from '../../shared/attribution-record'
import { BILLING_PERIODS, PLAN_IDS, PLANS, type BillingPeriod } from '../../shared/plans'
import { BILLING_LABELS } from '../../shared/pricing'
import { pathTo, type LinkTarget } from '../../site/routes'
import { articlesOf, pagesOf } from '../../site/site-map'
import { CopyLink } from './copy-link'
import { isTooLong, LINK_TAGS, taggedLink, tagValue, type LinkTag } from './tagged-link'

const text = attributionDebug.builder

interface Destination {
  readonly to: LinkTarget
  readonly label: string
}

/** Every page that a campaign may lead to. The sign-up comes first. */
const GROUPS: readonly { readonly name: string; readonly pages: readonly Destination[] }[] = [
  {
    name: text.groups.signUp,
    pages: PLAN_IDS.map((signUp) => ({ to: { signUp }, label: text.signUp(PLANS[signUp].name) })),
  },
  ...(['platform', 'services', 'company', 'legal'] as const).map((group) => ({
    name: text.groups[group],
    pages: pagesOf(group),
  })),
  { name: text.groups.articles, pages: [...articlesOf('frisco'), ...articlesOf('prosper')] },
]

const DESTINATIONS = new Map(
  GROUPS.flatMap(({ pages }) => pages.map(({ to }) => [pathTo(to), to] as const)),
)

const isBillingPeriod = (value: string): value is BillingPeriod =>
  BILLING_PERIODS.some((period) => period === value)

/** The path of a page, for a sign-up with its billing period if one is chosen. */
function pathOf(page: string, billing: string): string {
  const to = DESTINATIONS.get(page) ?? 'home'
  return typeof to === 'object' && 'signUp' in to && isBillingPeriod(billing)
    ? pathTo({ ...to, billing })
    : pathTo(to)
}

function isSignUp(page: string): boolean {
  const to = DESTINATIONS.get(page)
  return typeof to === 'object' && 'signUp' in to
}

const CONTROL =
  'h-11 w-full min-w-0 rounded-control border-[1.5px] border-line-strong bg-white px-3 [font-family:inherit] text-body hover:border-soil focus-visible:outline-offset-2'

/** The campaign takes the whole width; the other tags stand in pairs. */
const WIDE: ReadonlySet<LinkTag> = new Set(['utm_campaign'])

function Labeled({
  label,
  id,
  hint,
  className = '',
  children,
}: {
  readonly label: string
  readonly id: string
  readonly hint?: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-soil-3">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A form that makes a tagged link to a page or to the sign-up on a plan. */
export function LinkBuilder() {
  const id = useId()
  const { pathname } = useLocation()
  const [page, setPage] = useState(DESTINATIONS.has(pathname) ? pathname : pathTo('home'))
  const [billing, setBilling] = useState('')
  const [typed, setTyped] = useState<Partial<Record<LinkTag, string>>>({})
  const [asWritten, setAsWritten] = useState(false)

  const tags = Object.fromEntries(
    LINK_TAGS.map((name) => [name, tagValue(typed[name] ?? '', asWritten)]),
  )
  const link = taggedLink(pathOf(page, billing), tags)
  const notice = isTooLong(link)
    ? text.tooLong
    : tags['utm_source'] && tags['utm_campaign']
      ? undefined
      : text.untagged

  return (
    <div className="grid gap-4">
      <Labeled label={text.page} id={`${id}-page`}>
        <select
          id={`${id}-page`}
          value={page}
          onChange={(event) => {
            setPage(event.target.value)
          }}
          className={CONTROL}
        >
          {GROUPS.map(({ name, pages }) => (
            <optgroup key={name} label={name}>
              {pages.map(({ to, label }) => (
                <option key={pathTo(to)} value={pathTo(to)}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Labeled>
      {isSignUp(page) && (
        <Labeled label={text.billing} id={`${id}-billing`}>
          <select
            id={`${id}-billing`}
            value={billing}
            onChange={(event) => {
              setBilling(event.target.value)
            }}
            className={CONTROL}
          >
            <option value="">{text.anyBilling}</option>
            {BILLING_PERIODS.map((period) => (
              <option key={period} value={period}>
                {BILLING_LABELS[period]}
              </option>
            ))}
          </select>
        </Labeled>
      )}
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        {LINK_TAGS.map((name) => (
          <Labeled
            key={name}
            label={text.tags[name].label}
            id={`${id}-${name}`}
            hint={text.tags[name].hint}
            className={WIDE.has(name) ? 'col-span-2' : ''}
          >
            <input
              id={`${id}-${name}`}
              aria-describedby={`${id}-${name}-hint`}
              value={typed[name] ?? ''}
              onChange={(event) => {
                setTyped({ ...typed, [name]: event.target.value })
              }}
              maxLength={TRACKING_VALUE_MAX_CHARS}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={CONTROL}
            />
          </Labeled>
        ))}
      </div>
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold">
          <input
            type="checkbox"
            checked={asWritten}
            onChange={(event) => {
              setAsWritten(event.target.checked)
            }}
            aria-describedby={`${id}-as-written`}
            className="size-5 accent-prairie"
          />
          {text.asWritten}
        </label>
        <p id={`${id}-as-written`} className="text-soil-3">
          {text.tidyHint}
        </p>
      </div>
      <CopyLink link={link} notice={notice} />
    </div>
  )
}
