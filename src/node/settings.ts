import type { Plugin } from 'vite'
import { parseEnvironment, type Variables } from '../../api/checkout/environment'
import { malformedPublicSettings, PUBLIC_SETTINGS } from './prerender/public-env'
import { envFolder, readSettings } from './env-files'
import { fakeStripeEnvironment } from './dev/fake-stripe/environment'

export const MIN_PORT = 1_024
export const MAX_PORT = 65_535

/** Lists malformed settings. Empty and missing settings are fine here. */
export function malformedSettings(variables: Variables): string[] {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const complete = { ...fakeStripeEnvironment(''), SITE_URL: 'https://localhost', ...set }
  const port = set['PORT'] ?? String(MIN_PORT)
  const isPort = /^\d+$/.test(port) && Number(port) >= MIN_PORT && Number(port) <= MAX_PORT
  const allowsSample = set['ALLOW_SAMPLE_IDENTITY'] ?? 'false'
  return [
    ...malformedPublicSettings(set).map(({ name, wanted }) => `${name} is not ${wanted}`),
    // As in production, where a live key is allowed.
    ...(parseEnvironment(complete, 'production').problems ?? []),
    ...(['true', 'false'].includes(allowsSample)
      ? []
      : ['ALLOW_SAMPLE_IDENTITY is not true or false']),
    ...(isPort ? [] : [`PORT is not a number from ${MIN_PORT} to ${MAX_PORT}`]),
  ]
}

/** Ends the command with one line that says what to do, instead of a stack trace. */
export function stop(line: string): never {
  console.error(line)
  process.exit(1)
}

/** Ends the command where a setting of the environment or of an .env file is malformed. */
export function stopOnMalformedSettings(mode: string): void {
  const malformed = malformedSettings(readSettings(mode))
  if (malformed.length > 0) stop(`Malformed setting: ${malformed.join('; ')}`)
}

/** Checks the settings before Vite builds or serves anything, and tells the pages whether tax is added. */
export function settings(): Plugin {
  return {
    name: 'settings',
    config: (_config, { mode }) => {
      stopOnMalformedSettings(mode)
      const { STRIPE_AUTOMATIC_TAX: tax } = readSettings(mode)
      return {
        envDir: envFolder(),
        // Not just `VITE_`, because the pages read all of `import.meta.env`, and so would publish a misnamed secret.
        envPrefix: PUBLIC_SETTINGS,
        define: { __AUTOMATIC_TAX__: JSON.stringify(tax === 'true') },
      }
    },
  }
}
