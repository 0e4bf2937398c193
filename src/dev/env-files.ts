import { loadEnv } from 'vite'

type Settings = Readonly<Record<string, string>>

/** Sets environment variables. Returns a function that restores the previous values. */
export function setVariables(values: Settings): () => void {
  const previous = Object.keys(values).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, values)
  return () => {
    for (const [name, value] of previous) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Sets variables that are unset or empty. Returns a function that restores the previous values. */
export function setMissing(values: Settings): () => void {
  const missing = Object.entries(values).filter(([name, value]) => value && !process.env[name])
  return setVariables(Object.fromEntries(missing))
}

/** Loads the .env files as a build does; the environment wins. Returns what restores the previous values. */
export function loadEnvFiles(mode = 'production'): () => void {
  return setMissing(loadEnv(mode, process.cwd(), ''))
}
