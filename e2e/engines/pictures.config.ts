import { ENGINE_NAMES } from './engine'
import base from '../playwright.config'

/** `npm run screenshots:engines`: pictures.ts in every engine, instead of the tests. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'pictures.ts',
  reporter: [['list']],
  projects: ENGINE_NAMES.map((engineName) => ({ name: engineName, use: { engineName } })),
} satisfies typeof base
