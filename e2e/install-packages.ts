import { execFileSync } from 'node:child_process'

/** Installs Debian packages. Throws where that is impossible: not as root, or without apt-get. */
export function installPackages(...names: readonly string[]): void {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
}
