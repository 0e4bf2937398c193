import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { redirectTo } from '../../browser/redirect-to'
import { signUp } from '../../content/sign-up'
import { showToast } from '../../ui/toaster'
import { attemptIdFor, forgetAttempt, type FilledForm } from './attempt-id'
import { CheckoutFailed, createCheckout, type FieldErrors } from './create-checkout'

interface Attempt {
  readonly form: FilledForm
  readonly cancel: AbortSignal
}

/** The form has its session; once the page has left for it, the same form would be another order. */
function forgetWhenLeaving(form: FilledForm): void {
  window.addEventListener(
    'pagehide',
    () => {
      forgetAttempt(form)
    },
    { once: true },
  )
}

export interface Checkout {
  /** True from the submission until it failed or the page has left. */
  readonly isBusy: boolean
  /** What the banner says; null where nothing went wrong, or only fields did. */
  readonly problem: string | null
  /** What the function found wrong with the form's fields. The same object until the next try. */
  readonly fieldErrors: FieldErrors | null
  readonly submit: (form: FilledForm) => Promise<void>
  /** Takes the banner away. */
  readonly clear: () => void
}

/**
 * The submission of the payment step (spec section 4): request a session, then go to its address. A
 * second submission while one is under way does nothing. Closing the wizard gives up on the answer.
 *
 * @param onComplete called when the session is there, before the page leaves to it
 */
export function useCheckout(onComplete: () => void): Checkout {
  const underWay = useRef<AbortController>(null)
  const { mutateAsync, reset, status, error } = useMutation({
    mutationFn: async ({ form, cancel }: Attempt) =>
      createCheckout({ ...form, attemptId: attemptIdFor(form) }, cancel),
    // No answer says nothing about the session: the same attempt is sent once more.
    retry: (failures, failure) =>
      failures < 1 && failure instanceof CheckoutFailed && failure.outcome === 'timedOut',
    retryDelay: 0,
  })

  useEffect(() => {
    const whenBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      underWay.current = null
      reset()
    }
    window.addEventListener('pageshow', whenBack)
    return () => {
      window.removeEventListener('pageshow', whenBack)
    }
  }, [reset])

  useEffect(
    () => () => {
      underWay.current?.abort()
    },
    [],
  )

  async function submit(form: FilledForm): Promise<void> {
    if (underWay.current !== null) return
    const controller = new AbortController()
    underWay.current = controller
    try {
      const { url } = await mutateAsync({ form, cancel: controller.signal })
      if (controller.signal.aborted) return
      forgetWhenLeaving(form)
      onComplete()
      redirectTo(url)
    } catch (failure) {
      if (controller.signal.aborted) return
      underWay.current = null
      if (!(failure instanceof CheckoutFailed)) throw failure
      if (failure.outcome === 'final') forgetAttempt(form)
      if (failure.fieldErrors === null) showToast({ ...signUp.failure.toast, isError: true })
    }
  }

  const failure = error instanceof CheckoutFailed ? error : null
  return {
    isBusy: status === 'pending' || status === 'success',
    problem: failure !== null && failure.fieldErrors === null ? failure.message : null,
    fieldErrors: failure?.fieldErrors ?? null,
    submit,
    clear: reset,
  }
}
