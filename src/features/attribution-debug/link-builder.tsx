import { useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { attributionDebug } from '../../content/attribution-debug'
import { TRACKING_VALUE_MAX_CHARS } from '../../shared/attribution'
import { BILLING_PERIODS, isBillingPeriod, PLAN_IDS, PLANS } from '../../shared/plans'
import { BILLING_LABELS } from '../../shared/pricing'
import { CAMPAIGN_PARAMETERS } from '../../shared/url-contract'
import { isPersonal } from '../../site/reported-path'
import { pathTo } from '../../site/routes'
import { articlesOf, pagesOf } from '../../content/pages-by-group'
import type { LinkContent } from '../../content/types'
import { Button } from '../../ui/button'
import { hasPlaceholder, isTooLong, taggedLink, tagValue } from './tagged-link'

const text = attributionDebug.builder

/** Every page that a campaign may lead to, by group. The sign-up is first. */
const GROUPS: Readonly<Record<string, readonly LinkContent[]>> = {
  [text.groups.signUp]: PLAN_IDS.map((signUp) => ({
    to: { signUp },
    label: text.signUp(PLANS[signUp].name),
  })),
  [text.groups.platform]: pagesOf('platform'),
  [text.groups.services]: pagesOf('services'),
  [text.groups.company]: pagesOf('company'),
  [text.groups.legal]: pagesOf('legal'),
  [text.groups.articles]: [...articlesOf('frisco'), ...articlesOf('prosper')],
}

const PATHS = Object.values(GROUPS).flatMap((pages) => pages.map(({ to }) => pathTo(to)))

const LABEL = 'mb-1 block text-small font-semibold'

const CONTROL =
  'h-11 w-full min-w-0 rounded-control border-[1.5px] border-line-strong bg-white px-3 [font-family:inherit] text-body hover:border-soil focus-visible:outline-offset-2'

/** The finished link and a button that copies it, or selects it if the clipboard is not available. */
function CopyLink({ link, notice }: { readonly link: string; readonly notice: string }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [attempt, setAttempt] = useState({ link: '', message: '' })

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setAttempt({ link, message: text.copied })
    } catch {
      // Also if there is no clipboard API, which needs https or localhost.
      field.current?.focus()
      field.current?.select()
      setAttempt({ link, message: text.refused })
    }
  }

  return (
    <div className="rounded-control bg-limestone p-4">
      <label>
        <span className={LABEL}>{text.result}</span>
        <textarea
          ref={field}
          readOnly
          rows={4}
          value={link}
          aria-describedby={notice === '' ? undefined : id}
          className="block w-full resize-none rounded-control border-[1.5px] border-line bg-white px-3 py-2 [font-family:inherit] text-small break-all"
        />
      </label>
      {notice !== '' && (
        <p id={id} className="mt-2 text-soil-2">
          {notice}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="prairie" size="small" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <p role="status" className="flex-1 text-small font-semibold text-prairie">
          {/* Hide a message about an earlier link. */}
          {attempt.link === link && attempt.message}
        </p>
      </div>
    </div>
  )
}

/** A form that makes a tagged link to a page or to the sign-up on a plan. */
export function LinkBuilder() {
  const id = useId()
  const { pathname } = useLocation()
  const [openPage] = useState(PATHS.includes(pathname) ? pathname : pathTo('home'))
  const [form, setForm] = useState<FormData>()
  const valueOf = (field: string) => {
    const value = form?.get(field)
    return typeof value === 'string' ? value : ''
  }

  const page = valueOf('page') || openPage
  const billing = valueOf('billing')
  const signUp = PLAN_IDS.find((plan) => pathTo({ signUp: plan }) === page)
  const path = signUp && isBillingPeriod(billing) ? pathTo({ signUp, billing }) : page
  const asWritten = form?.has('asWritten') ?? false
  const tags = Object.fromEntries(
    CAMPAIGN_PARAMETERS.map((name) => [name, tagValue(valueOf(name), asWritten)]),
  )
  const link = taggedLink(path, tags)
  const values = Object.values(tags)
  const notices = [
    values.some(isPersonal) && text.personal,
    isTooLong(link) && text.tooLong,
    values.some(hasPlaceholder) && text.placeholder,
    !(tags['utm_source'] && tags['utm_campaign']) && text.untagged,
  ]

  return (
    <form className="grid gap-4" onChange={(event) => setForm(new FormData(event.currentTarget))}>
      <label>
        <span className={LABEL}>{text.page}</span>
        <select name="page" defaultValue={openPage} className={CONTROL}>
          {Object.entries(GROUPS).map(([name, pages]) => (
            <optgroup key={name} label={name}>
              {pages.map(({ to, label }) => (
                <option key={pathTo(to)} value={pathTo(to)}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {signUp && (
        <label>
          <span className={LABEL}>{text.billing}</span>
          <select name="billing" className={CONTROL}>
            <option value="">{text.anyBilling}</option>
            {BILLING_PERIODS.map((period) => (
              <option key={period} value={period}>
                {BILLING_LABELS[period]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        {CAMPAIGN_PARAMETERS.map((name) => (
          // The campaign takes the full width; the other tags are in pairs.
          <div key={name} className={name === 'utm_campaign' ? 'col-span-2' : ''}>
            <label htmlFor={`${id}-${name}`} className={LABEL}>
              {text.tags[name].label}
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              aria-describedby={`${id}-${name}-hint`}
              maxLength={TRACKING_VALUE_MAX_CHARS}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={CONTROL}
            />
            <p id={`${id}-${name}-hint`} className="mt-1 text-soil-3">
              {text.tags[name].hint}
            </p>
          </div>
        ))}
      </div>
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold">
          <input
            type="checkbox"
            name="asWritten"
            aria-describedby={`${id}-as-written`}
            className="size-5 accent-prairie"
          />
          {text.asWritten}
        </label>
        <p id={`${id}-as-written`} className="text-soil-3">
          {text.tidyHint}
        </p>
      </div>
      <CopyLink link={link} notice={notices.filter((notice) => notice !== false).join(' ')} />
    </form>
  )
}
