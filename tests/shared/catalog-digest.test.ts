import { expect, onTestFinished, test } from 'vitest'
import { catalogDigest } from '../../src/shared/catalog-digest'
import { PLANS } from '../../src/shared/plans'
import { SETUP_OPTIONS } from '../../src/shared/setup-options'

test.each([
  ['price', PLANS.starter, { monthlyCents: 1 }],
  ['setup fee', SETUP_OPTIONS.assisted, { feeCents: 1 }],
  ['trial', PLANS.business, { hasTrial: false }],
])('the digest of the catalog is eight hex digits that change with a %s', (_name, part, change) => {
  const before = { ...part }
  onTestFinished(() => void Object.assign(part, before))
  const shown = catalogDigest()
  expect(shown).toMatch(/^[\da-f]{8}$/)
  Object.assign(part, change)
  expect(catalogDigest()).not.toBe(shown)
})
