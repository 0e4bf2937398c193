import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { queryClient } from '../../browser/query-client'
import { redirectTo } from '../../browser/redirect-to'
import { signUp } from '../../content/sign-up'
import type { Customer } from '../../shared/checkout'
import { showError } from '../../ui/toaster'
import { CheckoutFailure, startCheckout } from './start-checkout'

/** How long the button stays busy while Stripe's page loads, in case the visitor has stopped the navigation. */
export const REDIRECT_TIMEOUT_MS = 15_000

/** The submission of the payment step. Closing the wizard or leaving the page aborts the request. */
export function useCheckout() {
  const inFlight = useRef<AbortController>(null)
  const { mutate, reset, status, error } = useMutation(
    {
      mutationFn: async (form: { customer: Customer; controller: AbortController }) => {
        try {
          return await startCheckout(form.customer, form.controller)
        } catch (error) {
          if (error instanceof CheckoutFailure) throw error
          console.error('The checkout failed:', error)
          throw new CheckoutFailure()
        }
      },
    },
    queryClient,
  )
  /** Aborts the request, if one is in flight, and forgets the last one and its banner. */
  const clear = () => {
    inFlight.current?.abort()
    inFlight.current = null
    reset()
  }
  const stopWaiting = useEffectEvent(clear)
  useEffect(() => {
    // So a late reply does not redirect a page from the back/forward cache, and its form can be sent again.
    const leave = () => stopWaiting()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      inFlight.current?.abort()
    }
  }, [])
  // After the reply, Stripe's page loads. Make the form usable again if the visitor never leaves.
  useEffect(() => {
    if (status !== 'success') return undefined
    const listening = new AbortController()
    const { signal } = listening
    const timer = setTimeout(() => stopWaiting(), REDIRECT_TIMEOUT_MS)
    // The visitor pressed Stop. Only browsers with the Navigation API report it.
    if ('navigation' in window)
      window.navigation.addEventListener('navigateerror', () => stopWaiting(), { signal })
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
        onError: () => {
          inFlight.current = null
          const { title, description } = signUp.failure.toast
          showError(title, description)
        },
      },
    )
  }

  return {
    /** True from the submission until it fails, the visitor leaves, or the navigation has stopped. */
    isBusy: status === 'pending' || status === 'success',
    /** Why the last submission failed; null if it did not. */
    failure: error instanceof CheckoutFailure ? error : null,
    submit,
    clear,
  }
}
