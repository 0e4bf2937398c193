import { loadEnv } from 'vite'

/** `ENV_FILES=off` ignores .env files, so that nobody's settings change the outcome of the tests. */
export const ENV_FILES_SETTING = 'ENV_FILES'

/** The folder of the .env files, or false if they are ignored. */
export const envFolder = (): string | false =>
  process.env[ENV_FILES_SETTING] === 'off' ? false : process.cwd()

/** All variables of a build. The environment wins over the .env files and is trimmed, as their lines are. */
export function readSettings(mode = 'production'): Record<string, string> {
  const settings = Object.entries(loadEnv(mode, envFolder(), ''))
  return Object.fromEntries(settings.map(([name, value]) => [name, value.trim()]))
}

/** Sets variables that are unset or empty. */
export function setMissing(values: Readonly<Record<string, string>>): void {
  const missing = Object.entries(values).filter(([name, value]) => value && !process.env[name])
  Object.assign(process.env, Object.fromEntries(missing))
}

/** Makes the settings of a build the environment, from which Vite and the function read them. */
export function loadEnvFiles(mode?: string): void {
  const set = Object.entries(readSettings(mode)).filter(
    ([name, value]) => value || process.env[name],
  )
  Object.assign(process.env, Object.fromEntries(set))
}
