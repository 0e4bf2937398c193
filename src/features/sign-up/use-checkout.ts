import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { queryClient } from '../../browser/query-client'
import { redirectTo } from '../../browser/redirect-to'
import { storeSelectedPlan } from '../../browser/selected-plan'
import { signUp } from '../../content/sign-up'
import { CHECKOUT_MESSAGES, type Customer } from '../../shared/checkout'
import type { PlanId } from '../../shared/plans'
import { showError } from '../../ui/toaster'
import { CheckoutFailure, startCheckout } from './start-checkout'

/** How long the button stays busy while the checkout page loads, which the visitor may have stopped. */
export const LEAVING_TIMEOUT_MS = 15_000

/** The submission of the payment step. Closing the wizard gives up on the answer. */
export function useCheckout() {
  const underWay = useRef<AbortController>(null)
  const { mutate, reset, status, error } = useMutation(
    {
      mutationFn: async ({ customer, cancel }: { customer: Customer; cancel: AbortSignal }) =>
        startCheckout(customer, cancel),
      // No answer says nothing about the session: the same request is sent once more.
      retry: (failures, failure) =>
        failures < 1 && failure instanceof CheckoutFailure && failure.retryability === 'atOnce',
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
  function submit(plan: PlanId, customer: Customer): void {
    if (underWay.current !== null) return
    underWay.current = new AbortController()
    mutate(
      { customer, cancel: underWay.current.signal },
      {
        onSuccess: (url) => {
          // Another tab may have chosen another plan meanwhile; this is the one that is paid for.
          storeSelectedPlan(plan)
          redirectTo(url)
        },
        onError: (failure) => {
          underWay.current = null
          if (!(failure instanceof CheckoutFailure)) console.error('The checkout failed:', failure)
          const { title, description } = signUp.failure.toast
          showError(title, description)
        },
      },
    )
  }

  const failure = error instanceof CheckoutFailure ? error : undefined
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
