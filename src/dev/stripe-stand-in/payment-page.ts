import { formatUsd } from '../../shared/money'
import { escapeMarkup } from '../../site/escape-markup'
import {
  amountTotal,
  needsCard,
  type StandInLineItem,
  type StandInSession,
} from './checkout-sessions'
import type { Reply } from './replies'
import type { StandInState } from './stand-in-state'

const STYLE = `
  :root { color-scheme: light; font: 100%/1.5 system-ui, sans-serif; }
  body { margin: 0; background: #f4f2ee; color: #221f1b; }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  .card { background: #fff; border: 1px solid #cfc9bf; border-radius: 0.75rem; padding: 1.5rem; }
  .note { background: #fdf3d7; border: 1px solid #b98a12; border-radius: 0.5rem; padding: 0.75rem 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th { text-align: left; font-weight: 400; padding-inline: 0; }
  td, .amount { text-align: right; white-space: nowrap; padding-inline: 1rem 0; }
  .card > :first-child { margin-top: 0; }
  th, td { padding-block: 0.5rem; border-bottom: 1px solid #e4dfd6; vertical-align: top; }
  tfoot th, tfoot td { border: 0; font-weight: 700; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem; }
  button, a.button { font: inherit; min-height: 2.75rem; padding: 0.5rem 1.25rem; border-radius: 0.5rem;
    box-sizing: border-box; border: 1px solid #1d4d3b; cursor: pointer; text-decoration: none; }
  button { background: #1d4d3b; color: #fff; }
  a.button { display: inline-flex; align-items: center; background: #fff; color: #1d4d3b; }
  :focus-visible { outline: 3px solid #b98a12; outline-offset: 2px; }
`

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeMarkup(title)}</h1>
${content}
</main></body>
</html>
`
}

function priceText({ price }: StandInLineItem): string {
  const amount = formatUsd(price.unit_amount)
  return price.recurring ? `${amount} per ${price.recurring.interval}` : `${amount} once`
}

function itemRow(item: StandInLineItem): string {
  return `<tr><th scope="row">${escapeMarkup(item.description)}<br><small>${priceText(item)}</small></th><td>${formatUsd(item.amount_total)}</td></tr>`
}

/** The page on which a visitor would pay at Stripe: what is bought, what is due, pay or go back. */
function paymentPage(session: StandInSession): string {
  const { request, items } = session
  const trialDays = request.subscription_data?.trial_period_days
  const total = formatUsd(amountTotal(session))
  const cancel = request.cancel_url
    ? `<a class="button" href="${escapeMarkup(request.cancel_url)}">Cancel</a>`
    : ''
  const later = items.filter(({ price }) => price.recurring).map(priceText)
  const trial =
    trialDays === undefined
      ? ''
      : `<p>${trialDays}-day free trial, then ${later.join(' and ')}.</p>`
  const card = needsCard(session)
    ? 'Stripe would ask for a card here.'
    : 'Nothing is due today, so Stripe would not ask for a card.'
  return page(
    'Checkout rehearsal',
    `<p class="note">This page stands in for Stripe Checkout. No card is asked for and nothing is charged.</p>
<div class="card">
<p>For ${escapeMarkup(request.customer_email ?? 'a new customer')}</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col" class="amount">Due today</th></tr></thead>
<tbody>${items.map(itemRow).join('')}</tbody>
<tfoot><tr><th scope="row">Total due today</th><td>${total}</td></tr></tfoot>
</table>
${trial}<p>${card}</p>
<form class="actions" method="post">
<button type="submit">${trialDays === undefined ? `Pay ${total}` : 'Start trial'}</button>
${cancel}
</form>
</div>`,
  )
}

/** What a visitor sees who comes back to a session that is paid, expired or unknown. */
function closedPage(session: StandInSession | undefined): string {
  const back = session?.request.cancel_url
    ? `<p><a class="button" href="${escapeMarkup(session.request.cancel_url)}">Back to the site</a></p>`
    : ''
  const reason = session?.status === 'complete' ? 'It has been paid.' : 'It has expired.'
  return page(
    'This checkout has ended',
    `<p>${session ? reason : 'It is not known here.'}</p>${back}`,
  )
}

const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
}

/** The page under a session's address: GET shows it, POST pays and sends the visitor back. */
export function answerPaymentPage(
  { sessions }: StandInState,
  method: string,
  sessionId: string,
): Reply {
  const session = sessions.find(sessionId)
  if (session?.status !== 'open') {
    return { status: session ? 410 : 404, body: closedPage(session), headers: HTML_HEADERS }
  }
  if (method !== 'POST') return { status: 200, body: paymentPage(session), headers: HTML_HEADERS }
  sessions.complete(sessionId)
  const location = session.request.success_url.replaceAll('{CHECKOUT_SESSION_ID}', sessionId)
  return { status: 303, body: '', headers: { Location: location } }
}
