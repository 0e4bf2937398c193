import { loadEnv } from 'vite'

/** Sets variables that are unset or empty. */
export function setMissing(values: Readonly<Record<string, string>>): void {
  const missing = Object.entries(values).filter(([name, value]) => value && !process.env[name])
  Object.assign(process.env, Object.fromEntries(missing))
}

/** Loads the .env files as a build does; the environment wins. */
export function loadEnvFiles(mode = 'production'): void {
  setMissing(loadEnv(mode, process.cwd(), ''))
}
