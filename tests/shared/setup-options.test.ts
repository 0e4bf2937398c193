import { expect, test } from 'vitest'
import type { PlanId } from '../../src/shared/plans'
import { allowedSetupOption, setupOptionsFor } from '../../src/shared/setup-options'

const idsFor = (plan: PlanId) => setupOptionsFor(plan).map(({ id }) => id)

test('shimzy shows the AI setup alone, the other plans the other three', () => {
  expect(idsFor('shimzy')).toEqual(['shimzy'])
  expect(idsFor('starter')).toEqual(['self', 'assistedNoWebsite', 'assisted'])
  expect(idsFor('business')).toEqual(idsFor('starter'))
})

test('a chosen setup is kept if the plan offers it, and replaced if not', () => {
  expect(allowedSetupOption('business', 'assisted')).toBe('assisted')
  expect(allowedSetupOption('shimzy', 'assisted')).toBe('shimzy')
  expect(allowedSetupOption('starter', 'shimzy')).toBe('self')
})
