import { privacy } from '../content/legal/privacy'
import { LegalDocument } from '../sections/legal-document'

/** The Privacy Policy (spec section 2.12). */
export function PrivacyPage() {
  return <LegalDocument {...privacy} />
}
