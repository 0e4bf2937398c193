import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { register } from 'tsx/esm/api'
import { defineConfig } from 'vite'

// `register` lets Node import the plugins, which are TypeScript. They are imported by URL to hide them from Vite: it
// restarts when a file changes that its configuration imports, and the plugins import the content.
register()
const plugins = new URL('src/node/site-plugins.ts', import.meta.url).href
const { sitePlugins }: typeof import('./src/node/site-plugins') = await import(plugins)

export default defineConfig({
  plugins: [react(), ...sitePlugins(), tailwindcss()],
  // No asset becomes a `data:` URL, which the Content-Security-Policy blocks.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
