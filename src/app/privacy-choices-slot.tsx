import { useSyncExternalStore } from 'react'
import {
  arePrivacyChoicesRequested,
  closePrivacyChoices,
  subscribeToPrivacyRequests,
} from '../browser/privacy-requests'
import { latePart } from './late-part'

const PrivacyChoices = latePart(
  async () => (await import('../features/privacy-choices/privacy-choices')).PrivacyChoices,
)

/** Where 'Your privacy choices' appears once somebody asks for it; until then nothing is loaded. */
export function PrivacyChoicesSlot() {
  const isRequested = useSyncExternalStore(
    subscribeToPrivacyRequests,
    arePrivacyChoicesRequested,
    () => false,
  )
  return isRequested ? <PrivacyChoices onClose={closePrivacyChoices} /> : null
}
