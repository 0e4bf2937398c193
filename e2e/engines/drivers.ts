import { tryToInstall } from '../install-packages'
import { ENGINE_NAMES, type Driver, type EngineName } from './driver'
import { firefox } from './firefox'
import { webkit } from './webkit'

export const DRIVERS: Readonly<Record<EngineName, Driver>> = { firefox, webkit }

/** Installs missing engines for `npm test`. Other commands only name the journeys that are skipped. */
export function installEngines(): void {
  const missing = ENGINE_NAMES.filter((name) => !DRIVERS[name].isInstalled())
  if (missing.length === 0) return
  const packages = missing.flatMap((name) => DRIVERS[name].packages)
  const leftOut = `The journeys in ${missing.join(' and ')} are left out.`
  if (process.platform === 'linux') tryToInstall(packages, leftOut)
  else console.warn(leftOut)
}
