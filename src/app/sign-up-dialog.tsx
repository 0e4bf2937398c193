import { useRef } from 'react'
import { useNavigate, type Location } from 'react-router-dom'
import { lazyPart } from '../sections/lazy-part'
import { parseSignUpUrl, withoutSignUp, type SignUpRequest } from '../site/routes'

const loadSignUp = async () => (await import('../features/sign-up/sign-up')).SignUp

const SignUp = lazyPart(loadSignUp)

/** Preloads the code of the wizard. */
export function preloadSignUp(): void {
  // A failure shows up again, and is handled, when the wizard is opened.
  loadSignUp().catch(() => undefined)
}

interface OpenSignUpProps {
  readonly location: Location
  readonly request: SignUpRequest
}

/** What links.ts wrote into the history entry. */
const closesByBack = (state: unknown) =>
  typeof state === 'object' &&
  state !== null &&
  'closesByBack' in state &&
  state.closesByBack === true

/**
 * The open wizard. If a link on its own page opened it (links.ts), closing goes back, so that the history does not
 * contain the page twice. Otherwise (a shared link, a link on another page) it replaces the URL with one without the two
 * parameters.
 */
function OpenSignUp({ location, request }: OpenSignUpProps) {
  const navigate = useNavigate()
  const isClosing = useRef(false)
  const close = () => {
    // navigate(-1) takes effect later. A second call before that would go back twice.
    if (isClosing.current) return
    isClosing.current = true
    const { pathname, search, hash, state } = location
    if (closesByBack(state)) void navigate(-1)
    else void navigate({ pathname, search: withoutSignUp(search), hash }, { replace: true })
  }
  return <SignUp request={request} onClose={close} />
}

/** The sign-up wizard, open while the URL asks for it. */
export function SignUpDialog({ location }: { readonly location: Location }) {
  const request = parseSignUpUrl(location)
  return request && <OpenSignUp key={location.key} location={location} request={request} />
}
