import { expect, test } from 'vitest'
import { signUp } from '../../src/content/sign-up'
import { allowedSetupOption, SETUP_OPTION_IDS } from '../../src/shared/setup-options'

test('every setup that we do says that a consultation call is scheduled', () => {
  for (const id of SETUP_OPTION_IDS.filter((option) => option !== 'self')) {
    expect(signUp.setup.descriptions[id]).toContain('consultation call')
  }
})

test('a chosen setup is kept if the plan offers it, and replaced if not', () => {
  expect(allowedSetupOption('business', 'assisted')).toBe('assisted')
  expect(allowedSetupOption('shimzy', 'assisted')).toBe('shimzy')
  expect(allowedSetupOption('starter', 'shimzy')).toBe('self')
})
