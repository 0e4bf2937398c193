import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { articles } from './src/node/articles/articles-plugin'
import { devServer } from './src/node/dev/dev-server-plugin'
import { settings } from './src/node/dev/server/settings'
import { site } from './src/node/prerender/site-plugin'

export default defineConfig({
  plugins: [react(), settings(), articles(), site(), devServer(), tailwindcss()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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
