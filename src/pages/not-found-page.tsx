import { Island } from '../hydration/island'
import { LostRow } from './not-found/lost-row'

/** The page for any other address, also written as 404.html. */
export function NotFoundPage() {
  return (
    <Island name="not-found">
      <LostRow />
    </Island>
  )
}
