import { createListeners } from './listeners'
import { localStore } from './storage'

/** What a visitor can switch off. */
export type PrivacyPurpose = 'advertising' | 'measurement'

/** True if the purpose is allowed. */
export type PrivacyChoice = Readonly<Record<PrivacyPurpose, boolean>>

/** The localStorage key of the choice. */
export const PRIVACY_CHOICE_KEY = 'privacyChoice'

const { notify, subscribe } = createListeners()
export const subscribeToPrivacyChoice = subscribe

// Other tabs of the site follow a choice at once. There is no window during the build.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === PRIVACY_CHOICE_KEY || key === null) notify()
  })
  // Firefox sends no `storage` event to a page in the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notify()
  })
}

/** Parses a stored choice. Everything is allowed except what the visitor has refused (opt-out, Texas law). */
function parseChoice(text: string): PrivacyChoice {
  const isRefused = (purpose: PrivacyPurpose) => new RegExp(`"${purpose}":\\s*false`).test(text)
  return { advertising: !isRefused('advertising'), measurement: !isRefused('measurement') }
}

/** The text read last, so that the same text returns the same object. */
let latest = { text: '', choice: parseChoice('') }

/** What the visitor chose; stays the same object until the choice changes. */
export function privacyChoice(): PrivacyChoice {
  const text = localStore.read(PRIVACY_CHOICE_KEY) ?? ''
  if (latest.text !== text) latest = { text, choice: parseChoice(text) }
  return latest.choice
}

/** Whether the browser sends Global Privacy Control, which Texas law makes binding. */
export function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Whether a purpose is allowed by the visitor's choice and, for advertising, by the browser's signal. */
export function isAllowed(purpose: PrivacyPurpose): boolean {
  if (purpose === 'advertising' && hasGlobalPrivacyControl()) return false
  return privacyChoice()[purpose]
}

/** Applies a choice at once. Returns false if the browser cannot store it beyond this document. */
export function choosePrivacy(choice: PrivacyChoice): boolean {
  const isKept = localStore.write(PRIVACY_CHOICE_KEY, JSON.stringify(choice))
  notify()
  return isKept
}
