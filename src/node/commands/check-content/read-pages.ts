import react from '@vitejs/plugin-react'
import type { HTMLElement } from 'node-html-parser'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { documentHead, type PageHead } from '../../../site/head'
import { contentPlugins } from '../../site-plugins'
import { envFolder } from '../../env-files'
import { parsePage } from '../../parse-page'

/** A page as the build prerenders it. */
export interface ContentPage {
  readonly path: string
  readonly head: PageHead
  /** Includes the agency's name. */
  readonly title: string
  readonly body: HTMLElement
}

/** Renders every page from the current source, without a build. */
export async function readPages(): Promise<readonly ContentPage[]> {
  const server = await createServer({
    configFile: false,
    envDir: envFolder(),
    logLevel: 'error',
    appType: 'custom',
    plugins: [react(), ...contentPlugins()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has to run modules in this process')
    const renderer = await ssr.runner.import<typeof import('../../prerender/render')>(
      '/src/node/prerender/render.tsx',
    )
    const pages: ContentPage[] = []
    for (const path of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
      const head = renderer.pageHead(path)
      const body = parsePage(await renderer.renderPage(path))
      pages.push({ path, head, title: documentHead(head).title, body })
    }
    return pages
  } finally {
    await server.close()
  }
}
