import { loadEnv, type Plugin } from 'vite'
import { parseEnvironment } from '../../../api/checkout/environment'
import { malformedPublicSettings } from '../../build/public-env'
import { standInEnvironment } from '../stripe-stand-in/environment'

type Settings = Readonly<Record<string, string | undefined>>

const MAX_PORT = 65_535

/** What is wrong with the function's settings, where they are set. Missing ones are no mistake here. */
function malformedServerSettings(settings: Settings): readonly string[] {
  const { STRIPE_API_BASE: _, ...standIns } = standInEnvironment('')
  const complete = { ...standIns, SITE_URL: 'http://localhost', ...settings }
  // As in production, where a live key is right.
  return parseEnvironment(complete, 'production').problems ?? []
}

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= MAX_PORT
}

/** Every malformed setting. An empty one counts as not set. */
export function malformedSettings(variables: Settings): string[] {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  return [
    ...malformedPublicSettings(set),
    ...malformedServerSettings(set),
    ...(isPort(set['PORT'] ?? '0') ? [] : ['PORT']),
  ]
}

/** Ends the command with one line that says what to do, instead of a stack trace. */
export function stop(line: string): never {
  console.error(line)
  process.exit(1)
}

/** Ends the command where a setting of the environment or of an .env file is malformed. */
export function stopOnMalformedSettings(mode: string): void {
  const malformed = malformedSettings(loadEnv(mode, process.cwd(), ''))
  if (malformed.length > 0) stop(`Malformed setting: ${malformed.join('; ')} (see .env.example)`)
}

/** Checks the settings before Vite builds or serves anything. */
export function settings(): Plugin {
  return {
    name: 'settings',
    apply: (_config, { mode }) => mode !== 'test',
    config: (_config, { mode }) => stopOnMalformedSettings(mode),
  }
}
