import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { articles } from './src/node/articles/articles-plugin'
import { fixEnvironment } from './tests/setup/fixed-environment'

fixEnvironment()

export default defineConfig({
  envDir: false,
  plugins: [react(), articles()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Every core: by default one is left idle, half of a machine with two.
    maxWorkers: '100%',
    // Loaded machines need several times the usual; no test waits for a clock of its own.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['tests/setup/setup.ts', 'tests/setup/text-guard.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
