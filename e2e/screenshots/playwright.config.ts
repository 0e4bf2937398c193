import path from 'node:path'
import { wholeBrowserOptions } from '../browsers'
import config from '../playwright.config'

const root = path.join(import.meta.dirname, '../..')

/** Takes the pictures of `npm run screenshots` with the site of the browser tests. */
export default {
  ...config,
  testDir: import.meta.dirname,
  projects: [{ name: 'screenshots', testMatch: 'pictures.ts' }],
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: path.join(root, 'playwright-report') }],
  ],
  snapshotPathTemplate: path.join(root, process.env.SCREENSHOTS_BEFORE ?? '', '{arg}{ext}'),
  updateSnapshots: 'none',
  use: {
    ...config.use,
    launchOptions: wholeBrowserOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
} satisfies typeof config
