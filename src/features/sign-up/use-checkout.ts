import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { queryClient } from '../../browser/query-client'
import { redirectTo } from '../../browser/redirect-to'
import { storeSelectedPlan } from '../../browser/selected-plan'
import { timeLimit } from '../../browser/time-limit'
import { signUp } from '../../content/sign-up'
import {
  CHECKOUT_MESSAGES,
  CHECKOUT_PATH,
  CheckoutCreated,
  CheckoutErrorReply,
  RETRYABLE_CHECKOUT_CODES,
  type CheckoutRequest,
} from '../../shared/checkout'
import { toast } from '../../ui/toaster'
import { attemptIdFor, forgetAttempt, type FilledForm } from './attempt-id'

/** Longer than the function's 20 s reply limit, so its answer is always seen. */
export const CHECKOUT_TIMEOUT_MS = 25_000

/** How long the button stays busy while the checkout page loads, which the visitor may have stopped. */
export const LEAVING_TIMEOUT_MS = 15_000

/** What is wrong with which part of the request, such as `customer.email`. */
export type FieldMessages = Readonly<Record<string, string>>

/** A checkout that did not start. The message is for the visitor. */
export class CheckoutError extends Error {
  /** `final`: the provider refused, and a new try needs a new attempt id. */
  readonly outcome: 'final' | 'open' | 'timedOut'
  readonly fields: FieldMessages | undefined

  constructor(message: string, outcome: CheckoutError['outcome'], fields?: FieldMessages) {
    super(message)
    this.outcome = outcome
    this.fields = fields
  }
}

/** What a reply that is not 200 means. One that is not the function's own tells nothing. */
function failureOf(body: unknown): CheckoutError {
  const failure = CheckoutErrorReply.safeParse(body)
  if (!failure.success) return new CheckoutError(CHECKOUT_MESSAGES.fallback, 'open')
  const { code, message, fields } = failure.data.error
  const outcome = RETRYABLE_CHECKOUT_CODES.includes(code) ? 'open' : 'final'
  return new CheckoutError(message, outcome, fields)
}

/** Asks the checkout function for a session. Throws CheckoutError for everything but an address to pay at. */
export async function createCheckout(checkoutRequest: CheckoutRequest, cancel: AbortSignal) {
  const limit = timeLimit(CHECKOUT_TIMEOUT_MS, cancel)
  try {
    const response = await fetch(CHECKOUT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(checkoutRequest),
      signal: limit.signal,
    })
    const body: unknown = await response.json()
    if (!response.ok) throw failureOf(body)
    const created = CheckoutCreated.safeParse(body)
    if (!created.success) throw new CheckoutError(CHECKOUT_MESSAGES.noUrl, 'final')
    return created.data
  } catch (error) {
    if (error instanceof CheckoutError) throw error
    throw new CheckoutError(CHECKOUT_MESSAGES.fallback, limit.hasPassed() ? 'timedOut' : 'open')
  } finally {
    limit.end()
  }
}

/** The submission of the payment step. Closing the wizard gives up on the answer. */
export function useCheckout() {
  const underWay = useRef<AbortController>(null)
  const { mutate, reset, status, error } = useMutation(
    {
      mutationFn: async ({ form, cancel }: { form: FilledForm; cancel: AbortSignal }) =>
        createCheckout({ ...form, attemptId: attemptIdFor(form) }, cancel),
      // No answer says nothing about the session: the same attempt is sent once more.
      retry: (failures, failure) =>
        failures < 1 && failure instanceof CheckoutError && failure.outcome === 'timedOut',
      retryDelay: 0,
    },
    queryClient,
  )
  useEffect(() => () => underWay.current?.abort(), [])

  const free = useEffectEvent(() => {
    underWay.current = null
    reset()
  })
  // The checkout page is loading. If this one is shown again, or still, the form can be sent again.
  useEffect(() => {
    if (status !== 'success') return undefined
    const listening = new AbortController()
    const { signal } = listening
    const timer = setTimeout(() => free(), LEAVING_TIMEOUT_MS)
    window.addEventListener('pageshow', () => free(), { signal })
    // Stop was pressed. Browsers without the Navigation API do not say so.
    if ('navigation' in window)
      window.navigation.addEventListener('navigateerror', () => free(), { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [status])

  /** A second submission while one is under way does nothing. */
  function submit(form: FilledForm): void {
    if (underWay.current !== null) return
    underWay.current = new AbortController()
    mutate(
      { form, cancel: underWay.current.signal },
      {
        onSuccess: ({ url }) => {
          // Another tab may have chosen another plan meanwhile; this is the one that is paid for.
          storeSelectedPlan(form.plan)
          redirectTo(url)
        },
        onError: (failure) => {
          underWay.current = null
          if (!(failure instanceof CheckoutError)) console.error('The checkout failed:', failure)
          else if (failure.outcome === 'final') forgetAttempt(form)
          const { title, description } = signUp.failure.toast
          toast.error(title, { description })
        },
      },
    )
  }

  const failure = error instanceof CheckoutError ? error : undefined
  return {
    /** True from the submission until it failed or the page has left. */
    isBusy: status === 'pending' || status === 'success',
    /** What the banner says. An unforeseen failure has the general words. */
    problem: error && (failure?.message ?? CHECKOUT_MESSAGES.fallback),
    /** What the function found wrong with the form. The same object until the next try. */
    fields: failure?.fields,
    submit,
    /** Takes the banner away. */
    clear: reset,
  }
}
