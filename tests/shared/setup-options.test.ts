import { expect, test } from 'vitest'
import { signUp } from '../../src/content/sign-up'
import { allowedSetupOption, SETUP_OPTION_IDS } from '../../src/shared/setup-options'

test('every setup that we do says that a consultation call is scheduled', () => {
  for (const id of SETUP_OPTION_IDS.filter((option) => option !== 'self')) {
    expect(signUp.setup.descriptions[id]).toContain('consultation call')
  }
})

test('a setup that the plan does not offer is replaced by its first one', () => {
  expect(allowedSetupOption('starter', 'shimzy')).toBe('self')
})
