import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import { loadFailure } from '../content/shell-copy'
import { parseSignUpUrl, withoutSignUp } from '../site/routes'
import { lazyPart } from '../ui/lazy-part'

const loadSignUp = async () => (await import('../features/sign-up/sign-up')).SignUp

const SignUp = lazyPart(loadSignUp, loadFailure)

/** Preloads the code of the wizard. */
export function preloadSignUp(): void {
  // A failure shows up again, and is handled, when the wizard is opened.
  loadSignUp().catch(() => undefined)
}

/**
 * Returns a function that closes the wizard. If the wizard was opened on this page, closing goes back, so that the
 * history does not contain the page twice. Otherwise (a shared link, a link on another page, a reload) it replaces
 * the URL with one without the two parameters.
 */
function useCloseSignUp(location: Location): () => void {
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const previous = useRef(location)
  const openedHere = useRef(new Set<string>())
  const isClosing = useRef(false)

  useEffect(() => {
    const { pathname } = previous.current
    const isOnSamePage = pathname === location.pathname && !parseSignUpUrl(previous.current)
    if (navigationType === NavigationType.Push && isOnSamePage) openedHere.current.add(location.key)
    previous.current = location
    isClosing.current = false
  }, [location, navigationType])

  return () => {
    // navigate(-1) takes effect later. A second call before that would go back twice.
    if (isClosing.current) return
    isClosing.current = true
    const { key, pathname, search, hash } = location
    if (openedHere.current.has(key)) void navigate(-1)
    else void navigate({ pathname, search: withoutSignUp(search), hash }, { replace: true })
  }
}

/** The sign-up wizard, open while the URL asks for it. */
export function SignUpDialog({ location }: { readonly location: Location }) {
  const close = useCloseSignUp(location)
  const request = parseSignUpUrl(location)
  if (request === undefined) return null
  return <SignUp key={location.key} request={request} onClose={close} />
}
