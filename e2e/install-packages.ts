import { execFileSync } from 'node:child_process'

/** Set by tests/run.ts (`npm test`): only then may system packages be installed. */
export const INSTALL_SETTING = 'MAY_INSTALL_PACKAGES'

/**
 * Installs Debian packages for `npm test`, and says so first. If that is impossible (another command, not root, no
 * apt-get), it throws one line that names the packages.
 */
export function installPackages(...names: readonly string[]): void {
  const list = names.join(' ')
  if (process.env[INSTALL_SETTING] === undefined) {
    throw new Error(`Not installed: ${list}. On Debian: apt-get install ${list}`)
  }
  console.warn(`Installing system packages with apt-get: ${list}`)
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
  } catch (error) {
    throw new Error(`Could not install ${list}. Install it by hand.`, { cause: error })
  }
}

/** Installs optional packages. If that is impossible, one line names the tests that are skipped. */
export function tryToInstall(names: readonly string[], leftOut: string): void {
  try {
    installPackages(...names)
  } catch (error) {
    console.warn(`${error instanceof Error ? error.message : String(error)} ${leftOut}`)
  }
}
