import { privacy } from '../content/legal/privacy'
import { LegalDocument } from '../sections/legal-document'

/** The Privacy Policy. */
export function PrivacyPage() {
  return <LegalDocument {...privacy} />
}
