import process from 'node:process'
import { ENV_FILES_SETTING } from '../../src/node/env-files.ts'

/** Variables that the site, its function and its host read: settings, keys, and Netlify's own variables. */
const SITE_VARIABLES =
  /^(?:VITE_\w+|STRIPE_\w+|SITE_URL|URL|DEPLOY_\w+|CONTEXT|PORT|ALLOW_SAMPLE_IDENTITY|NETLIFY\w*)$/

/**
 * Gives every test the same environment on every computer: no .env files, no exported settings of the site, a fixed time
 * zone and language. The configurations of Vitest and Playwright call it first, so that it also applies to a single test
 * file and to every process that a test starts.
 */
export function fixEnvironment(): void {
  for (const name of Object.keys(process.env)) {
    if (SITE_VARIABLES.test(name)) delete process.env[name]
  }
  Object.assign(process.env, { [ENV_FILES_SETTING]: 'off', TZ: 'UTC', LC_ALL: 'C.UTF-8' })
}
