import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { prerenderPages } from './prerender'

const SERVER_BUNDLE = '.cache/render'

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('Both environments are needed')
  await builder.build(client)
  await builder.build(ssr)
  const outDir = path.resolve(client.config.build.outDir)
  const bundle = pathToFileURL(path.resolve(SERVER_BUNDLE, 'render.js')).href
  // The bundle has just been built from render.tsx.
  const renderer: typeof import('./render') = await import(`${bundle}?${Date.now()}`)
  await prerenderPages(renderer, outDir)
  await rm(path.join(outDir, '.vite'), { recursive: true, force: true })
}

/**
 * Builds the site: the browser's bundle, a bundle that renders pages in Node, and from both the
 * HTML of every route. In development it links the one style sheet, which the build writes inline.
 */
export function site(): Plugin {
  return {
    name: 'site',
    config: () => ({
      environments: {
        client: { build: { outDir: 'dist', manifest: true } },
        ssr: {
          build: {
            outDir: SERVER_BUNDLE,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: 'src/build/render.tsx' },
          },
          resolve: { noExternal: true },
        },
      },
      builder: { buildApp: buildSite },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        server === undefined
          ? html
          : html.replace('<!--head-->', '<link rel="stylesheet" href="/src/styles/index.css" />'),
    },
  }
}
