import { Island } from '../hydration/island'
import { NotFoundContent } from './not-found/not-found-content'

/** The page for any other address, also written as 404.html. */
export function NotFoundPage() {
  return (
    <Island name="not-found">
      <NotFoundContent />
    </Island>
  )
}
