import { useSyncExternalStore } from 'react'
import { loadLateStyles } from '../browser/late-styles'
import { nextTask } from '../browser/next-task'
import { clearSignUpRequest, signUpRequest, subscribeToSignUp } from '../browser/sign-up-requests'
import { latePart } from './late-part'

const loadSignUp = async () => (await import('../features/sign-up/sign-up')).SignUp

const SignUp = latePart(loadSignUp)

/** Fetches the wizard before it is asked for, when a sign-up button is hovered or focused. */
export async function preloadSignUp(): Promise<void> {
  await nextTask()
  // A failure shows up again, and is handled, when the wizard is really opened.
  loadSignUp().catch(() => undefined)
  void loadLateStyles()
}

/** Where the wizard appears once somebody asks for it; until then nothing of it is loaded. */
export function SignUpSlot() {
  const request = useSyncExternalStore(subscribeToSignUp, signUpRequest, () => null)
  return request === null ? null : <SignUp request={request} onClose={clearSignUpRequest} />
}
