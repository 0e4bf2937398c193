import { expect, test, vi } from 'vitest'
import { INSTALL_SETTING, installPackages } from '../../e2e/install-packages'

const run = vi.hoisted(() => vi.fn())
vi.mock('node:child_process', () => ({ execFileSync: run }))

test('without npm test nothing is installed, and one line names the package', () => {
  vi.stubEnv(INSTALL_SETTING, undefined)
  expect(() => installPackages('firefox-esr')).toThrow('Not installed: firefox-esr.')
  expect(run).not.toHaveBeenCalled()
})

test('npm test says what it installs before it does', () => {
  vi.stubEnv(INSTALL_SETTING, '1')
  const say = vi.spyOn(console, 'warn').mockImplementation(() => {
    expect(run).not.toHaveBeenCalled()
  })
  installPackages('firefox-esr')
  expect(say).toHaveBeenCalledExactlyOnceWith(
    'Installing system packages with apt-get: firefox-esr',
  )
  expect(run).toHaveBeenLastCalledWith(
    'apt-get',
    expect.arrayContaining(['firefox-esr']),
    expect.anything(),
  )
  // The setup of all tests fails those that warn.
  say.mockClear()
})
