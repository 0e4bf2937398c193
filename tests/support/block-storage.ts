import { vi } from 'vitest'

function denied(): never {
  throw new DOMException('Storage is blocked', 'SecurityError')
}

/** Makes the browser of a test refuse to read and write its storage. */
export function blockStorage(): void {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
}
