import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnv, type Plugin, type ViteBuilder } from 'vite'
import { INLINE_SCRIPT } from '../hydration/inline-script'
import { prerenderPages } from './prerender'
import { checkOutput } from './output-checks/check-output'
import { launchSummary } from './launch-findings'
import { missingWidgets, parsePublicEnvironment } from './public-env'
import { headersFile } from './headers-file'
import { contentSecurityPolicy } from './security-policy'
import { toastStyles } from './toast-styles'
import { writeSiteFiles } from './write-site-files'
import { writeSocialCards } from './write-social-cards'

/**
 * React changes rarely: in a file of its own it stays cached over deployments. What the application
 * always needs (src/app/start.tsx and its imports) is one file, not eight small ones, which cost a phone
 * a request and several milliseconds each; what boot.ts needs stays with boot.ts.
 */
const CHUNKS = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'boot', tags: ['$initial' as const], priority: 1 },
  { name: 'start', test: /[\\/]src[\\/]app[\\/]start\.tsx$/ },
]

/** Named by process, because two builds may run at the same time. */
const SERVER_BUNDLE = `.cache/render-${process.pid}`

async function buildSite(builder: ViteBuilder): Promise<void> {
  try {
    await writeSite(builder)
  } finally {
    await rm(SERVER_BUNDLE, { recursive: true, force: true })
  }
}

async function writeSite(builder: ViteBuilder): Promise<void> {
  const environment = parsePublicEnvironment(loadEnv('production', process.cwd(), 'VITE_'))
  for (const line of missingWidgets(environment)) console.warn(line)
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('Both environments are needed')
  await builder.build(client)
  await builder.build(ssr)
  const outDir = path.resolve(client.config.build.outDir)
  const bundle = pathToFileURL(path.resolve(SERVER_BUNDLE, 'render.js')).href
  // The bundle has just been built from render.tsx. Its chunks import it under this very address;
  // a query behind it would make them share nothing with what is imported here.
  const renderer: typeof import('./render') = await import(/* @vite-ignore */ bundle)
  await cp(path.resolve(SERVER_BUNDLE, 'assets'), path.join(outDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  })
  const { inlineStyles } = await prerenderPages(renderer, outDir)
  await writeSiteFiles(renderer, outDir)
  await writeSocialCards(renderer, outDir)
  const policy = contentSecurityPolicy(environment, {
    styles: [...inlineStyles, ...(await toastStyles())],
    scripts: [INLINE_SCRIPT],
  })
  await writeFile(path.join(outDir, '_headers'), headersFile(policy))
  await rm(path.join(outDir, '.vite'), { recursive: true, force: true })
  await checkOutput(outDir, {
    siteUrl: renderer.siteUrl,
    paths: [...renderer.allPaths(), renderer.NOT_FOUND_PATH],
  }).catch((error: unknown) => {
    // The faults are in the pages, not where the code found them. A TypeError of the checks' own keeps
    // its stack.
    if (error instanceof Error && error.name === 'Error') error.stack = String(error)
    throw error
  })
  for (const line of launchSummary(loadEnv('production', process.cwd(), ''))) console.warn(line)
}

/**
 * Builds the site: the browser's bundle, a bundle that renders pages in Node, and from both the
 * HTML of every route.
 */
export function site(): Plugin {
  return {
    name: 'site',
    // For builds only: tests load packages as Node does.
    apply: (_config, { mode }) => mode !== 'test',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups: CHUNKS } },
            },
          },
        },
        ssr: {
          build: {
            outDir: SERVER_BUNDLE,
            emptyOutDir: true,
            copyPublicDir: false,
            // The fonts: only prerendered pages name them.
            emitAssets: true,
            rollupOptions: {
              input: 'src/build/render.tsx',
              // Here everything is loaded anyway; what is lazy matters in the browser's bundle.
              checks: { ineffectiveDynamicImport: false },
            },
          },
          resolve: { noExternal: true },
        },
      },
      builder: { buildApp: buildSite },
    }),
  }
}
