import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { register } from 'tsx/esm/api'
import { defineConfig } from 'vite'

// `register` lets Node import the TypeScript files of the plugins. They are imported by URL, which Vite does not follow:
// it restarts when a file that its configuration imports changes, and the plugins import content.
register()
const plugins = new URL('src/node/site-plugins.ts', import.meta.url).href
const { sitePlugins }: typeof import('./src/node/site-plugins') = await import(plugins)

export default defineConfig({
  plugins: [react(), ...sitePlugins(), tailwindcss()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
