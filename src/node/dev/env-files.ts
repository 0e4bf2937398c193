import { loadEnv } from 'vite'

/** `ENV_FILES=off` ignores .env files: no setting of whoever runs the tests changes their outcome. */
export const ENV_FILES_SETTING = 'ENV_FILES'

/** The folder of the .env files; false where they are ignored. */
export const envFolder = (): string | false =>
  process.env[ENV_FILES_SETTING] === 'off' ? false : process.cwd()

/** All variables of a build: those of the .env files, and the environment, which wins. */
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
