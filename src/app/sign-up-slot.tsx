import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadFullStyles } from '../browser/full-styles'
import { signUpRequest, subscribeToSignUp } from '../browser/sign-up-requests'

const loadSignUp = () => import('../features/sign-up/sign-up')

const SignUp = lazy(async () => {
  const [{ SignUp: component }] = await Promise.all([loadSignUp(), loadFullStyles()])
  return { default: component }
})

/** Fetches the wizard before it is asked for, when a sign-up button is hovered or focused. */
export function preloadSignUp(): void {
  // A failure shows up again, and is handled, when the wizard is really opened.
  loadSignUp().catch(() => undefined)
  void loadFullStyles()
}

/** Where the wizard appears once somebody asks for it; until then nothing of it is loaded. */
export function SignUpSlot() {
  const request = useSyncExternalStore(subscribeToSignUp, signUpRequest, () => null)
  if (request === null) return null
  return (
    <Suspense fallback={null}>
      <SignUp request={request} />
    </Suspense>
  )
}
