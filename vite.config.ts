import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articles } from './src/node/articles/articles-plugin'
import { devServer } from './src/node/dev/dev-server-plugin'
import { settings } from './src/node/dev/server/settings'
import { site } from './src/node/prerender/site-plugin'

export default defineConfig({
  plugins: [react(), settings(), articles(), site(), devServer(), tailwindcss()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
