import { readFile } from 'node:fs/promises'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { loadEnvFiles } from '../env-files'
import { provideLocalServices, siteFunctions, sitePort } from './server/local-services'
import { headersFor, readHostRules, redirectFor } from './server/site-server'

/** The environment before the .env files are loaded. */
const ENVIRONMENT = { ...process.env }

/** The site's port. A restart of Vite does not import this module again (vite.config.ts), so port and services stay. */
let port: number | undefined

/** One style sheet for all pages in development. A build inlines what each page needs. */
const STYLE_SHEET = '<link rel="stylesheet" href="/src/styles/index.css" />'

/** Loads what writes a page's head through Vite, so that `import.meta.env` has the settings and edits show at once. */
async function importHead({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('The head needs an environment that runs modules')
  const [html, find] = await Promise.all([
    ssr.runner.import<typeof import('../prerender/page-html')>('/src/node/prerender/page-html.ts'),
    ssr.runner.import<typeof import('../prerender/find-page')>('/src/node/prerender/find-page.ts'),
  ])
  return { ...html, ...find }
}

/** The not-found page for an unknown path, which Vite would answer with 200; undefined for a page of the site. */
async function notFoundHtml(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  const { findPage } = await importHead(server)
  if (findPage(pathname).page !== 'notFound') return undefined
  return server.transformIndexHtml('/index.html', await readFile('index.html', 'utf8'), pathname)
}

/** `npm run dev`: the head of each page and the local services beside the hot-reloading site. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    config: async ({ server }, { mode }) => {
      process.env = { ...ENVIRONMENT }
      loadEnvFiles(mode)
      const wanted = server?.port ?? Number(process.env.PORT || 5173)
      // Vite has not closed the previous server yet, so its port looks taken.
      port ??= await sitePort(wanted)
      await provideLocalServices(port)
      return { server: { port, strictPort: true } }
    },
    async configureServer(server) {
      const rules = await readHostRules()
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        const handler = siteFunctions.get(pathname)
        const redirect = redirectFor(rules, pathname)
        // Paths with an extension are files of Vite or of public/.
        const isPage = request.headers.accept?.includes('text/html') && !pathname.includes('.')
        if (handler !== undefined) createRequestListener(handler)(request, response)
        else if (redirect !== undefined)
          response.writeHead(redirect.status, { Location: redirect.to + search }).end()
        else if (isPage) {
          response.setHeaders(headersFor(rules, pathname))
          notFoundHtml(server, pathname).then((html) => {
            if (html === undefined) next()
            else response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
          }, next)
        } else next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, originalUrl = '/' }) => {
        if (server === undefined) return html
        const { headTags } = await importHead(server)
        const { pathname } = new URL(originalUrl, 'http://localhost')
        return html.replace('<!--head-->', () => STYLE_SHEET + headTags(pathname))
      },
    },
  }
}
