import '../../browser/jitless-zod'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { queryClient } from '../../browser/query-client'
import type { SignUpRequest } from '../../site/routes'
import { mountToaster } from '../../ui/toaster'
import { SignUpWizard } from './sign-up-wizard'

/** Loaded only where the build asks for the rehearsal dialog. */
const SimpleSignUp = lazy(async () => ({
  default: (await import('./simple-sign-up')).SimpleSignUp,
}))
const isSimple = import.meta.env.VITE_SIGN_UP_VARIANT === 'simple'

/** The sign-up dialog, in the variant that the build chose. */
export function SignUp({
  request,
  entry,
  onClose,
}: {
  readonly request: SignUpRequest
  readonly entry: string
  readonly onClose: () => void
}) {
  useEffect(mountToaster, [])
  return (
    <QueryClientProvider client={queryClient}>
      {isSimple ? (
        <SimpleSignUp request={request} onClose={onClose} />
      ) : (
        <SignUpWizard request={request} entry={entry} onClose={onClose} />
      )}
    </QueryClientProvider>
  )
}
