import type { TestInfo } from '@playwright/test'

const ALLOWED = 'allowed fault'

/** Lets one fault pass that a test provokes, named by a part of its text. */
export type AllowFault = (text: string) => void

/** The fixture of that name. */
export const allowFault = async (
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands an object pattern here.
  {}: object,
  use: (allow: AllowFault) => Promise<void>,
  { annotations }: TestInfo,
) => use((description) => annotations.push({ type: ALLOWED, description }))

/** Throws where a page reported a fault that the test has not allowed. */
export function expectNoFaults(faults: readonly string[], { annotations }: TestInfo): void {
  const allowed = annotations.filter(({ type }) => type === ALLOWED)
  const unexpected = faults.filter(
    (fault) => !allowed.some(({ description }) => fault.includes(description ?? '\0')),
  )
  if (unexpected.length > 0) throw new Error(`On the page:\n${[...new Set(unexpected)].join('\n')}`)
}
