import * as z from 'zod/mini'
import { isReopened } from '../../browser/arrival'
import { SIGN_UP_KEYS, sessionStore } from '../../browser/storage'
import { SignUpState } from './sign-up-reducer'

/** What was chosen and typed in the wizard, whether valid or not. */
const SignUpDraft = z.object({
  /** The history entry that the wizard was open in. */
  entry: z.string(),
  state: SignUpState,
  customer: z.object({ fullName: z.string(), email: z.string(), companyName: z.string() }),
})
type SignUpDraft = z.infer<typeof SignUpDraft>

/** Serves where the storage is blocked. */
let inMemory: SignUpDraft | undefined

/**
 * Whether the draft can be of a history entry that this document shows. Every document that a link opens
 * starts with the same entry key, so that the key alone does not tell.
 */
let isOfThisHistory = isReopened()

/** What was typed in this tab before the wizard was closed, the page reloaded, or Stripe visited. */
export function keptDraft(): SignUpDraft | undefined {
  return SignUpDraft.safeParse(sessionStore.readJson(SIGN_UP_KEYS.draft)).data ?? inMemory
}

/** The step and choices to go on with in a history entry; undefined where the wizard was not open in it. */
export function keptState(draft: SignUpDraft | undefined, entry: string): SignUpState | undefined {
  return isOfThisHistory && draft?.entry === entry ? draft.state : undefined
}

/** Keeps what was typed until the tab is closed or the subscription is paid. */
export function keepDraft(draft: SignUpDraft): void {
  isOfThisHistory = true
  const isStored = sessionStore.write(SIGN_UP_KEYS.draft, JSON.stringify(draft))
  inMemory = isStored ? undefined : draft
}
