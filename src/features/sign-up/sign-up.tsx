import '../../browser/jitless-zod'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { queryClient } from '../../browser/query-client'
import { clearSignUpRequest, type SignUpRequest } from '../../browser/sign-up-requests'
import type { PlanId } from '../../shared/plans'
import { mountToaster } from '../../ui/toaster'
import { SignUpWizard } from './sign-up-wizard'

/** Loaded only where the build asks for the rehearsal dialog (decisions.md 17). */
const SimpleSignUp = lazy(async () => ({
  default: (await import('./simple-sign-up')).SimpleSignUp,
}))
const isSimple = import.meta.env.VITE_SIGN_UP_VARIANT === 'simple'

/** What opened the wizard: the focused button, or, where clicks give no focus (Safari), one like it. */
function findOpener(planId: PlanId): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-sign-up]')
  return focused ?? document.querySelector<HTMLElement>(`[data-sign-up="${planId}"]`)
}

/** The sign-up dialog, in the variant that the build chose. It closes when another page is opened. */
export function SignUp({ request }: { readonly request: SignUpRequest }) {
  const [opener] = useState(() => findOpener(request.planId))

  useEffect(() => {
    mountToaster()
    window.addEventListener('popstate', clearSignUpRequest)
    return () => {
      window.removeEventListener('popstate', clearSignUpRequest)
    }
  }, [])

  const Variant = isSimple ? SimpleSignUp : SignUpWizard
  return (
    <QueryClientProvider client={queryClient}>
      <Variant
        key={request.sequence}
        planId={request.planId}
        opener={opener}
        onClose={clearSignUpRequest}
      />
    </QueryClientProvider>
  )
}
