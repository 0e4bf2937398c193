import react from '@vitejs/plugin-react'
import { register } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'
import { fixEnvironment } from './tests/setup/fixed-environment.ts'

fixEnvironment()

// Imported by URL, as in vite.config.ts.
register()
const plugins = new URL('src/node/site-plugins.ts', import.meta.url).href
const { contentPlugins }: typeof import('./src/node/site-plugins') = await import(plugins)

export default defineConfig({
  envDir: false,
  plugins: [react(), ...contentPlugins()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Use every core. By default one stays idle, which is half of a machine with two.
    maxWorkers: '100%',
    // A loaded machine needs several times as long. No test waits for real time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['tests/setup/setup.ts', 'tests/setup/text-guard.ts'],
    mockReset: true,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
