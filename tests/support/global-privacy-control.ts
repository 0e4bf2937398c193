import { vi } from 'vitest'

/** Makes the browser of a test send Global Privacy Control. */
export function sendGlobalPrivacyControl(): void {
  const signalling = Object.create(navigator, { globalPrivacyControl: { value: true } })
  vi.stubGlobal('navigator', signalling)
}
