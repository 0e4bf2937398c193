import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadFullStyles } from '../browser/full-styles'
import {
  arePrivacyChoicesRequested,
  closePrivacyChoices,
  subscribeToPrivacyRequests,
} from '../browser/privacy-requests'

const PrivacyChoices = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/privacy-choices/privacy-choices'),
    loadFullStyles(),
  ])
  return { default: module.PrivacyChoices }
})

/** Where 'Your privacy choices' appears once somebody asks for it; until then nothing is loaded. */
export function PrivacyChoicesSlot() {
  const isRequested = useSyncExternalStore(
    subscribeToPrivacyRequests,
    arePrivacyChoicesRequested,
    () => false,
  )
  if (!isRequested) return null
  return (
    <Suspense fallback={null}>
      <PrivacyChoices onClose={closePrivacyChoices} />
    </Suspense>
  )
}
