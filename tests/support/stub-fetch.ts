import { vi } from 'vitest'

type Answer = (address: string, init: RequestInit) => Response | Promise<Response>

/** Rejects when a request is aborted, like the browser's fetch. */
function untilAborted({ signal }: RequestInit): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The request was aborted', 'AbortError'))
    })
  })
}

/** Replaces the network. A request can be aborted whatever its reply does. */
export function stubFetch(answer: Answer) {
  const fetchStub = vi.fn(async (address: string, init: RequestInit = {}) =>
    Promise.race([answer(address, init), untilAborted(init)]),
  )
  vi.stubGlobal('fetch', fetchStub)
  return fetchStub
}

/** A reply that never arrives. */
export const silence = async () => new Promise<Response>(() => undefined)
