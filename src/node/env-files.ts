import { loadEnv } from 'vite'

/** `ENV_FILES=off` ignores .env files, so that nobody's settings change the outcome of the tests. */
export const ENV_FILES_SETTING = 'ENV_FILES'

/** The folder of the .env files, or false if they are ignored. */
export const envFolder = (): string | false =>
  process.env[ENV_FILES_SETTING] === 'off' ? false : process.cwd()

/** All variables of a build. The environment wins over the .env files. */
export const readSettings = (mode = 'production'): Record<string, string> =>
  loadEnv(mode, envFolder(), '')

/** Sets variables that are unset or empty. */
export function setMissing(values: Readonly<Record<string, string>>): void {
  const missing = Object.entries(values).filter(([name, value]) => value && !process.env[name])
  Object.assign(process.env, Object.fromEntries(missing))
}

/** Loads the .env files as a build does; the environment wins. */
export function loadEnvFiles(mode?: string): void {
  setMissing(readSettings(mode))
}
