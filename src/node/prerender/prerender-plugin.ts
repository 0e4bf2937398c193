import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { INLINE_SCRIPT } from '../../hydration/inline-script'
import { readSettings } from '../env-files'
import { checkOutput } from './check-output'
import { headerRules } from './header-rules'
import { prerenderPages, type Renderer } from './prerender'
import { parsePublicEnvironment } from './public-env'
import { contentSecurityPolicy, toastStyles } from './security-policy'
import { writeSocialCards } from './social-card'

/**
 * The code that every page loads: React, the entry script and the shell. One file each, because a file costs a request;
 * the bundler adds two tiny ones, its runtime and a re-export of `hydrateApp`. `$initial` is what the document's script
 * imports. A group also has what its files import statically, unless a group of higher priority has it. React stays
 * cached from one deployment to the next.
 */
const CHUNKS = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'entry', tags: ['$initial' as const], priority: 1 },
  { name: 'shell', test: /[\\/]src[\\/]app[\\/]hydrate-app\.tsx$/ },
]

/** Named after the process, because two builds may run at the same time. */
const SERVER_BUNDLE = `.cache/render-${process.pid}`

async function writeSite(builder: ViteBuilder): Promise<void> {
  const environment = parsePublicEnvironment(readSettings())
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('Both environments are needed')
  await builder.build(client)
  await builder.build(ssr)
  const outDir = path.resolve(client.config.build.outDir)
  const bundle = pathToFileURL(path.resolve(SERVER_BUNDLE, 'render.js')).href
  // The chunks import render.js by this very URL; with a query, Node would load a second copy of it.
  const renderer: Renderer = await import(/* @vite-ignore */ bundle)
  await cp(path.resolve(SERVER_BUNDLE, 'assets'), path.join(outDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  })
  const inlineStyles = await prerenderPages(renderer, outDir)
  for (const [file, content] of Object.entries(renderer.machineReadableFiles())) {
    await writeFile(path.join(outDir, file), content)
  }
  await writeSocialCards(renderer, outDir)
  const policy = contentSecurityPolicy(environment, {
    styles: [...inlineStyles, ...(await toastStyles())],
    scripts: [INLINE_SCRIPT],
  })
  await writeFile(
    path.join(outDir, '_headers'),
    headerRules(policy, await readdir(path.join(outDir, 'assets'))),
  )
  await checkOutput(outDir, {
    siteUrl: renderer.siteUrl,
    paths: [...renderer.allPaths(), renderer.NOT_FOUND_PATH],
  })
}

/** Builds both bundles, writes the pages and the other files of dist, and checks them. */
export function prerenderSite(): Plugin {
  return {
    name: 'prerender-site',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                entryFileNames: 'assets/entry-[hash].js',
                codeSplitting: { groups: CHUNKS },
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: SERVER_BUNDLE,
            emptyOutDir: true,
            copyPublicDir: false,
            // The browser's bundle has no fonts, because only the inline styles name them (src/styles/index.css).
            emitAssets: true,
            rolldownOptions: {
              input: 'src/node/prerender/render.tsx',
              // Node loads everything anyway; lazy loading matters only in the browser's bundle.
              checks: { ineffectiveDynamicImport: false },
            },
          },
          resolve: { noExternal: true },
        },
      },
      builder: {
        buildApp: async (builder) => {
          try {
            await writeSite(builder)
          } finally {
            await rm(SERVER_BUNDLE, { recursive: true, force: true })
          }
        },
      },
    }),
  }
}
