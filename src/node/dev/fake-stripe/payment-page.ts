import { formatUsd } from '../../../shared/money'
import { escapeMarkup } from '../../escape-markup'
import { HTML_HEADERS, htmlPage } from '../server/serve-locally'
import type { CheckoutSessions, FakeStripeLineItem, FakeStripeSession } from './checkout-sessions'

function page(title: string, content: string, status = 200): Response {
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

/** What can be done on the page of a session: paying, or what happens after the checkout. Each is a button. */
function actionsOf(sessions: CheckoutSessions, session: FakeStripeSession) {
  const { id, status, amount_total: cents, payment_status: payment, subscription } = session
  const hasTrial = session.request.subscription_data.trial_period_days !== undefined
  const pay = hasTrial ? 'Start trial' : `Pay ${formatUsd(cents)}`
  const isOpen = status === 'open'
  const actions: readonly (readonly [isPossible: boolean, label: string, run: () => unknown])[] = [
    [isOpen, pay, () => sessions.complete(id)],
    [isOpen && cents > 0, 'Pay by bank debit', () => sessions.completeUnpaid(id)],
    [!isOpen && payment === 'unpaid', 'Let the payment arrive', () => sessions.settle(id)],
    [
      subscription?.status === 'trialing',
      'End the trial and pay',
      () => sessions.changeSubscription(id, 'active'),
    ],
    [
      !isOpen && subscription?.status !== 'canceled',
      'Cancel the subscription',
      () => sessions.changeSubscription(id, 'canceled'),
    ],
  ]
  return new Map(actions.flatMap(([isPossible, label, run]) => (isPossible ? [[label, run]] : [])))
}

function orderHtml({ request, items, amount_total: cents }: FakeStripeSession): string {
  const trialDays = request.subscription_data.trial_period_days
  const later = items.filter(({ price }) => price.recurring).map(priceText)
  const trial = trialDays ? `<p>${trialDays}-day free trial, then ${later.join(' and ')}.</p>` : ''
  // docs.stripe.com/payments/checkout/free-trials
  const needsCard = request.payment_method_collection !== 'if_required' || cents > 0
  return `<p>This page replaces Stripe Checkout. No card is asked for and nothing is charged.</p>
<p>For ${escapeMarkup(request.customer_email ?? 'a new customer')}</p>
<table>
<tr><th scope="col">Item</th><td>Due today</td></tr>
${items.map(itemRow).join('')}
<tr><th scope="row">Total due today</th><td>${formatUsd(cents)}</td></tr>
</table>
${trial}<p>Stripe would ${needsCard ? '' : 'not '}ask for a card here.</p>`
}

/** The payment page of a session: GET shows it, POST runs a button and redirects back to the site. */
export async function answerPaymentPage(
  sessions: CheckoutSessions,
  request: Request,
  sessionId: string,
): Promise<Response> {
  const session = sessions.all().find(({ id }) => id === sessionId)
  if (session === undefined || session.status === 'expired')
    return page('This checkout has ended', '<p>It has expired.</p>', 410)
  const { success_url: successUrl, cancel_url: cancelUrl = '/' } = session.request
  const isOpen = session.status === 'open'
  const actions = actionsOf(sessions, session)
  if (request.method === 'POST') {
    actions.get(new URLSearchParams(await request.text()).get('action') ?? '')?.()
    const paid = successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId)
    const headers = { Location: isOpen ? paid : request.url }
    return new Response(null, { status: 303, headers })
  }
  const buttons = Array.from(
    actions.keys(),
    (label) => `<button name="action" value="${label}">${label}</button>`,
  )
  if (isOpen) buttons.push(`<a class="button" href="${escapeMarkup(cancelUrl)}">Cancel</a>`)
  const form = `<form method="post">${buttons.join('\n')}</form>`
  if (isOpen) return page('Checkout rehearsal', orderHtml(session) + form)
  const { payment_status: payment, subscription } = session
  const state = `<p>Payment: ${payment}. Subscription: ${subscription?.status ?? 'none'}.</p>`
  return page('This checkout is complete', state + form)
}
