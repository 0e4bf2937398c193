import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { devServer } from './src/build/dev-server-plugin'
import { drawings } from './src/build/drawings/drawings-plugin'
import { reactMarkers } from './src/build/react-markers-plugin'
import { shakeRouter } from './src/build/shake-router-plugin'
import { site } from './src/build/site-plugin'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    drawings(),
    shakeRouter(),
    reactMarkers(),
    site(),
    devServer(),
    // The build makes its style sheets page by page (src/build/style-sheets.ts).
    ...(command === 'serve' ? [tailwindcss()] : []),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Loaded machines need several times the usual; no test waits for a clock of its own.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['tests/setup/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
}))
