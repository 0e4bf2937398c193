import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Where Debian, Ubuntu and others put a Chromium. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Installs Debian's Chromium where that is possible: as root, with apt-get. */
function install(): void {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, the system's; installs
 * one where none is there. Throws when there is no way to have one.
 */
export function findBrowser(): string {
  const found = installed()
  if (found !== undefined) return found
  console.warn('No Chromium found; installing the system package.')
  install()
  const path = installed()
  if (path === undefined) throw new Error('No Chromium. Set CHROMIUM_PATH to one.')
  return path
}
