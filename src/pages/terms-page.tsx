import { terms } from '../content/legal/terms'
import { LegalDocument } from '../sections/legal-document'

/** The Terms of Service. */
export function TermsPage() {
  return <LegalDocument {...terms} />
}
