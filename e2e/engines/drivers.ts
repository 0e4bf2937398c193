import { tryToInstall } from '../install-packages'
import { chromium } from './chromium'
import { ENGINE_NAMES, type Driver, type EngineName } from './engine'
import { firefox } from './firefox'
import { webkit } from './webkit'

export const DRIVERS: Readonly<Record<EngineName, Driver>> = { chromium, firefox, webkit }

/** Installs missing engines for `npm test`. Elsewhere one line says which journeys are left out. */
export function installEngines(): void {
  const missing = ENGINE_NAMES.filter((name) => !DRIVERS[name].isInstalled())
  if (missing.length === 0) return
  const leftOut = `The journeys in ${missing.join(' and ')} are left out.`
  if (process.platform !== 'linux') console.warn(leftOut)
  else
    tryToInstall(
      missing.flatMap((name) => DRIVERS[name].packages),
      leftOut,
    )
}
