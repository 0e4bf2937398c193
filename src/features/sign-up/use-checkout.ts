import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { queryClient } from '../../browser/query-client'
import { redirectTo } from '../../browser/redirect-to'
import { signUp } from '../../content/sign-up'
import { CHECKOUT_MESSAGES, type Customer } from '../../shared/checkout'
import { showError } from '../../ui/toaster'
import { CheckoutFailure, startCheckout } from './start-checkout'

/** How long the button stays busy while Stripe's page loads, in case the visitor has stopped the navigation. */
export const REDIRECT_TIMEOUT_MS = 15_000

/** The submission of the payment step. Closing the wizard or leaving the page aborts the request. */
export function useCheckout() {
  const inFlight = useRef<AbortController>(null)
  const { mutate, reset, status, error } = useMutation(
    {
      mutationFn: async (form: { customer: Customer; controller: AbortController }) =>
        startCheckout(form.customer, form.controller),
    },
    queryClient,
  )
  useEffect(() => {
    const abort = () => inFlight.current?.abort()
    // A page in the back/forward cache must not receive a URL to pay at after another page has ordered.
    window.addEventListener('pagehide', abort)
    return () => {
      window.removeEventListener('pagehide', abort)
      abort()
    }
  }, [])

  const release = useEffectEvent(() => {
    inFlight.current = null
    reset()
  })
  // Stripe's page is loading. If this page is still or again visible, make the form usable again.
  useEffect(() => {
    if (status !== 'success') return undefined
    const listening = new AbortController()
    const { signal } = listening
    const timer = setTimeout(() => release(), REDIRECT_TIMEOUT_MS)
    window.addEventListener('pageshow', () => release(), { signal })
    // The visitor pressed Stop. Only browsers with the Navigation API report it.
    if ('navigation' in window)
      window.navigation.addEventListener('navigateerror', () => release(), { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [status])

  /** A second submission while one is under way does nothing. */
  function submit(customer: Customer): void {
    if (inFlight.current !== null) return
    const controller = new AbortController()
    inFlight.current = controller
    mutate(
      { customer, controller },
      {
        onSuccess: (url) => redirectTo(url),
        onError: (failure) => {
          inFlight.current = null
          if (!(failure instanceof CheckoutFailure)) console.error('The checkout failed:', failure)
          const { title, description } = signUp.failure.toast
          showError(title, description)
        },
      },
    )
  }

  const failure = error instanceof CheckoutFailure ? error : undefined
  return {
    /** True from the submission until it fails or the page is left. */
    isBusy: status === 'pending' || status === 'success',
    /** The banner's message. An unexpected failure gets the general one. */
    problem: error && (failure?.message ?? CHECKOUT_MESSAGES.fallback),
    /** The function's errors for the form's fields. The same object until the next submission. */
    fields: failure?.fields,
    submit,
    /** Removes the banner. */
    clear: reset,
  }
}
