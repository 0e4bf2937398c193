import { memo, useEffect, type ComponentType } from 'react'
import { observeBar, observeEntrances } from '../browser/page-observers'
import { StaticRegion } from '../hydration/static-region'
import { PAGE_ISLANDS } from './pages'

/** Starts what follows the scroll position on a page, once its content is there. */
function PageObservers() {
  useEffect(() => {
    const main = document.querySelector('main')
    if (main === null) return undefined
    observeBar(main)
    return observeEntrances(main)
  }, [])
  return null
}

/** The page at a path. Memoized, because a new query or hash does not concern it. */
export const Screen = memo(function Screen({
  pathname,
  page: Page,
}: {
  readonly pathname: string
  /** Undefined where the document brought the page. */
  readonly page: ComponentType | undefined
}) {
  return (
    <>
      <StaticRegion name="page" path={pathname} islands={PAGE_ISLANDS}>
        {Page !== undefined && <Page />}
      </StaticRegion>
      <PageObservers />
    </>
  )
})
