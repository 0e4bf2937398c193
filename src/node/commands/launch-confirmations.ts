import type { ProofStatus } from '../../content/claims'

/** Things that only a person can check before launch. Set each to 'confirmed' when it is done; `npm run launch-check` lists the rest. */
export const launchConfirmations: readonly {
  readonly what: string
  readonly status: ProofStatus
}[] = [
  { what: 'A lawyer has read the terms and the privacy policy', status: 'sample' },
  {
    what: 'Stripe limits customers to one subscription (docs/launch.md, step 8)',
    status: 'sample',
  },
  { what: 'Stripe sends receipts and trial reminders (docs/launch.md, step 8)', status: 'sample' },
  {
    what: 'Someone on the team is notified of each sign-up (docs/launch.md, step 8)',
    status: 'sample',
  },
]
