import type { SignUpRequest } from '../../browser/sign-up-requests'

/** Stub. */
export function SignUp({ request }: { readonly request: SignUpRequest }) {
  return <p>{request.planId}</p>
}
