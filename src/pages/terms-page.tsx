import { terms } from '../content/legal/terms'
import { LegalDocument } from '../sections/legal-document'

/** The Terms of Service (spec section 2.12). */
export function TermsPage() {
  return <LegalDocument {...terms} />
}
