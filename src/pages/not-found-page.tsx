import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NOT_FOUND_REGION } from '../browser/prerendered'
import { staticRegion } from '../ui/static-region'

const LostRow = staticRegion(
  NOT_FOUND_REGION,
  async () => (await import('./not-found/lost-row')).LostRow,
)

/** The page for any other address (spec section 2.9), also written as 404.html. */
export function NotFoundPage() {
  const { pathname } = useLocation()

  // Whoever follows up a broken link finds its address in the console.
  useEffect(() => {
    console.warn('Page not found:', pathname)
  }, [pathname])

  return <LostRow />
}
