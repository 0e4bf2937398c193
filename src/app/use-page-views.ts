import { useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { trackPageView } from '../browser/analytics'
import { documentTitle } from '../site/head'
import { loadHead } from './pages'

/** The title of the page at a path, or the current title if it cannot be loaded. */
const titleOf = async (pathname: string): Promise<string> =>
  loadHead(pathname).then(documentTitle, () => document.title)

/**
 * Counts each change of path or query as a page view: the wizard's opening and closing, too, and a page whose code is still
 * loading. A choice in the wizard does not go through the router and does not count.
 */
export function usePageViews({ pathname, search }: Location): void {
  const path = pathname + search
  const counted = useRef(path)
  useEffect(() => {
    if (counted.current === path) return
    counted.current = path
    trackPageView({ path, title: titleOf(pathname) })
  }, [path, pathname])
}
