import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../browser/query-client'
import { redirectTo } from '../../browser/redirect-to'
import { storeSelectedPlan } from '../../browser/selected-plan'
import { signUp } from '../../content/sign-up'
import { CHECKOUT_MESSAGES } from '../../shared/checkout'
import { showToast } from '../../ui/toaster'
import { attemptIdFor, forgetAttempt, type FilledForm } from './attempt-id'
import { CheckoutFailed, createCheckout, type FieldErrors } from './create-checkout'

function fieldErrorsOf(failure: unknown): FieldErrors | null {
  return failure instanceof CheckoutFailed ? failure.fieldErrors : null
}

/**
 * What the banner says; null where nothing went wrong, or only fields did. A failure that nobody thought
 * of has the catalogue's general words.
 */
function problemOf(failure: Error | null): string | null {
  if (failure === null || fieldErrorsOf(failure) !== null) return null
  return failure instanceof CheckoutFailed ? failure.message : CHECKOUT_MESSAGES.fallback
}

/**
 * The submission of the payment step: request a session, then go to its address. A
 * second submission while one is under way does nothing. Closing the wizard gives up on the answer.
 */
export function useCheckout() {
  const underWay = useRef<AbortController>(null)
  const { mutateAsync, reset, status, error } = useMutation(
    {
      mutationFn: async ({ form, cancel }: { form: FilledForm; cancel: AbortSignal }) =>
        createCheckout({ ...form, attemptId: attemptIdFor(form) }, cancel),
      // No answer says nothing about the session: the same attempt is sent once more.
      retry: (failures, failure) =>
        failures < 1 && failure instanceof CheckoutFailed && failure.outcome === 'timedOut',
      retryDelay: 0,
    },
    queryClient,
  )

  useEffect(() => {
    const whenBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      underWay.current = null
      reset()
    }
    window.addEventListener('pageshow', whenBack)
    return () => {
      window.removeEventListener('pageshow', whenBack)
      underWay.current?.abort()
    }
  }, [reset])

  async function submit(form: FilledForm): Promise<void> {
    if (underWay.current !== null) return
    const controller = new AbortController()
    underWay.current = controller
    try {
      const { url } = await mutateAsync({ form, cancel: controller.signal })
      if (controller.signal.aborted) return
      // Another tab may have chosen another plan meanwhile; this is the one that is paid for.
      storeSelectedPlan(form.plan)
      redirectTo(url)
    } catch (failure) {
      if (controller.signal.aborted) return
      underWay.current = null
      if (!(failure instanceof CheckoutFailed)) console.error('The checkout failed:', failure)
      else if (failure.outcome === 'final') forgetAttempt(form)
      if (fieldErrorsOf(failure) === null) showToast({ ...signUp.failure.toast, isError: true })
    }
  }

  return {
    /** True from the submission until it failed or the page has left. */
    isBusy: status === 'pending' || status === 'success',
    problem: problemOf(error),
    /** What the function found wrong with the form's fields. The same object until the next try. */
    fieldErrors: fieldErrorsOf(error),
    submit,
    /** Takes the banner away. */
    clear: reset,
  }
}
