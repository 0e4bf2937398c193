import { formatUsd } from '../../../shared/money'
import { escapeMarkup } from '../../../site/escape-markup'
import { HTML_HEADERS, htmlPage } from '../server/serve-locally'
import type { CheckoutSessions, FakeStripeLineItem, FakeStripeSession } from './checkout-sessions'

function page(status: number, title: string, content: string): Response {
  const html = htmlPage(title, `<h1>${title}</h1>\n${content}`)
  return new Response(html, { status, headers: HTML_HEADERS })
}

function priceText({ price }: FakeStripeLineItem): string {
  const amount = formatUsd(price.unit_amount)
  return price.recurring ? `${amount} per ${price.recurring.interval}` : `${amount} once`
}

function itemRow(item: FakeStripeLineItem): string {
  return `<tr><th scope="row">${escapeMarkup(item.price.nickname)}<br><small>${priceText(item)}</small></th><td>${formatUsd(item.amount_subtotal)}</td></tr>`
}

function paymentPage(session: FakeStripeSession): Response {
  const { request, items, amount_total: cents } = session
  const trialDays = request.subscription_data.trial_period_days
  const total = formatUsd(cents)
  const later = items.filter(({ price }) => price.recurring).map(priceText)
  const trial = trialDays ? `<p>${trialDays}-day free trial, then ${later.join(' and ')}.</p>` : ''
  // docs.stripe.com/payments/checkout/free-trials
  const needsCard = request.payment_method_collection !== 'if_required' || cents > 0
  return page(
    200,
    'Checkout rehearsal',
    `<p>This page replaces Stripe Checkout. No card is asked for and nothing is charged.</p>
<p>For ${escapeMarkup(request.customer_email ?? 'a new customer')}</p>
<table>
<tr><th scope="col">Item</th><td>Due today</td></tr>
${items.map(itemRow).join('')}
<tr><th scope="row">Total due today</th><td>${total}</td></tr>
</table>
${trial}<p>Stripe would ${needsCard ? '' : 'not '}ask for a card here.</p>
<form method="post">
<button>${trialDays ? 'Start trial' : `Pay ${total}`}</button>
${cents > 0 ? '<button name="act" value="payLater">Pay by bank debit</button>' : ''}
<a class="button" href="${escapeMarkup(request.cancel_url ?? '/')}">Cancel</a>
</form>`,
  )
}

/** What can happen to an order after the checkout, by the name of its button. */
const LATER_ACTS = {
  settle: 'Let the payment arrive',
  convert: 'End the trial and pay',
  cancel: 'Cancel the subscription',
}

/** The page of a complete session, where staff can play through what happens after the checkout. */
function completePage({
  payment_status: paymentStatus,
  subscription,
}: FakeStripeSession): Response {
  const acts = [
    ...(paymentStatus === 'unpaid' ? (['settle'] as const) : []),
    ...(subscription?.status === 'trialing' ? (['convert'] as const) : []),
    ...(subscription?.status === 'canceled' ? [] : (['cancel'] as const)),
  ]
  const buttons = acts.map((act) => `<button name="act" value="${act}">${LATER_ACTS[act]}</button>`)
  return page(
    200,
    'This checkout is complete',
    `<p>Payment: ${paymentStatus}. Subscription: ${subscription?.status ?? 'none'}.</p>
<form method="post">${buttons.join('\n')}</form>`,
  )
}

/** Carries out a button's action. Returns the URL to redirect to. */
function act(sessions: CheckoutSessions, session: FakeStripeSession, name: unknown): string {
  const { id, request, status } = session
  if (status === 'open') {
    if (name === 'payLater') sessions.completeUnpaid(id)
    else sessions.complete(id)
    return request.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)
  }
  if (name === 'settle') sessions.settle(id)
  if (name === 'convert') sessions.changeSubscription(id, 'active')
  if (name === 'cancel') sessions.changeSubscription(id, 'canceled')
  return `/pay/${id}`
}

/** The payment page of a session: GET shows it, POST pays and redirects back to the site. */
export async function answerPaymentPage(
  sessions: CheckoutSessions,
  request: Request,
  sessionId: string,
): Promise<Response> {
  const session = sessions.all().find(({ id }) => id === sessionId)
  if (session === undefined || session.status === 'expired') {
    return page(410, 'This checkout has ended', '<p>It has expired.</p>')
  }
  if (request.method !== 'POST') {
    return session.status === 'open' ? paymentPage(session) : completePage(session)
  }
  const name = new URLSearchParams(await request.text()).get('act')
  return new Response(null, { status: 303, headers: { Location: act(sessions, session, name) } })
}
