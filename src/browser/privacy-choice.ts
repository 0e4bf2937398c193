import { createListeners } from './listeners'
import { localStore } from './storage'

/** What a visitor can switch off. */
export type PrivacyPurpose = 'advertising' | 'measurement'

/** True: allowed. */
export type PrivacyChoice = Readonly<Record<PrivacyPurpose, boolean>>

/** Where the choice is kept between visits. */
export const PRIVACY_CHOICE_KEY = 'privacyChoice'

/** Nothing chosen: both are allowed, as the law of the visitors' state has it (opt-out). */
const NOT_CHOSEN: PrivacyChoice = { advertising: true, measurement: true }

/** The text read last, so that the same text is the same object. */
let latest: { readonly text: string; readonly choice: PrivacyChoice } | undefined

const { notify, subscribe } = createListeners()
export const subscribeToPrivacyChoice = subscribe

// Other tabs of the site follow a choice at once. The build renders without a window.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was removed.
    if (key === PRIVACY_CHOICE_KEY || key === null) notify()
  })
}

/** What can be read of a stored choice: a damaged one keeps each no that is legible, and else counts as none. */
function parseChoice(text: string): PrivacyChoice {
  const isRefused = (purpose: PrivacyPurpose) => new RegExp(`"${purpose}":\\s*false`).test(text)
  return { advertising: !isRefused('advertising'), measurement: !isRefused('measurement') }
}

/** What the visitor chose; stays the same object until the choice changes. */
export function privacyChoice(): PrivacyChoice {
  const text = localStore.read(PRIVACY_CHOICE_KEY)
  if (text === null) return latest?.choice ?? NOT_CHOSEN
  if (latest?.text !== text) latest = { text, choice: parseChoice(text) }
  return latest.choice
}

/** Whether the browser sends Global Privacy Control, which Texas law makes binding. */
export function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Whether something may be done: the visitor's choice, and for advertising the browser's signal. */
export function isAllowed(purpose: PrivacyPurpose): boolean {
  if (purpose === 'advertising' && hasGlobalPrivacyControl()) return false
  return privacyChoice()[purpose]
}

/** Takes a choice at once. Returns false if it holds only until the document is left. */
export function choosePrivacy(choice: PrivacyChoice): boolean {
  const isKept = localStore.write(PRIVACY_CHOICE_KEY, JSON.stringify(choice))
  notify()
  return isKept
}
