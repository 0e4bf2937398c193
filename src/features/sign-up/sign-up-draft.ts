import type { Customer } from '../../shared/checkout'
import type { SetupOptionId } from '../../shared/setup-options'

/** What was chosen and typed in the wizard, whether valid or not. */
export interface SignUpDraft {
  readonly chosenSetup: SetupOptionId
  readonly customer: Customer
}

/** In memory only: names and addresses are not left behind in the browser's storage. */
let draft: SignUpDraft = {
  chosenSetup: 'self',
  customer: { fullName: '', email: '', companyName: '' },
}

/** What was typed before the wizard was closed in this visit. */
export function keptDraft(): SignUpDraft {
  return draft
}

/** Keeps what was typed for the next time the wizard is opened in this visit. */
export function keepDraft(next: SignUpDraft): void {
  draft = next
}
