import { createRequestListener } from '@remix-run/node-fetch-server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { loadEnvFiles } from './env-files'
import { provideLocalServices, siteFunctions, sitePort } from './server/local-services'

declare global {
  /** Global, because it stays at its address when Vite starts again with new copies of all modules. */
  var localSite:
    | {
        readonly port: number
        /** The environment before the .env files were read. */
        readonly environment: NodeJS.ProcessEnv
        readonly stop: () => Promise<void>
      }
    | undefined
}

/** The one sheet of all pages; a build writes to each page what it needs of it. */
const STYLE_SHEET = '<link rel="stylesheet" href="/src/styles/index.css" />'

type PageHtml = typeof import('../prerender/page-html')

/** The port that `npm run dev` asks for: `--port`, else the setting PORT, else the usual one. */
export function devPort(given: number | undefined, setting: string | undefined): number {
  return given ?? Number(setting || 5173)
}

const pathOf = (address = '/') => new URL(address, 'http://localhost').pathname

/** `npm run dev`: the head of each page and the local services beside the hot-reloading site. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    config: async ({ server }, { mode }) => {
      const previous = globalThis.localSite
      await previous?.stop()
      const environment = previous?.environment ?? { ...process.env }
      if (previous) process.env = { ...environment }
      loadEnvFiles(mode)
      // Vite closes the previous server later than this, so its port looks taken.
      const port = previous?.port ?? (await sitePort(devPort(server?.port, process.env.PORT)))
      globalThis.localSite = { port, environment, stop: await provideLocalServices(port) }
      return { server: { port, strictPort: true } }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const handler = siteFunctions.get(pathOf(request.url))
        if (handler === undefined) next()
        else createRequestListener(handler)(request, response)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, originalUrl }) => {
        const ssr = server?.environments.ssr
        if (ssr === undefined || !isRunnableDevEnvironment(ssr)) return html
        // Through Vite, so that `import.meta.env` has the settings and edits show at once.
        const { headTags } = await ssr.runner.import<PageHtml>('/src/node/prerender/page-html.ts')
        return html.replace('<!--head-->', () => STYLE_SHEET + headTags(pathOf(originalUrl)))
      },
    },
  }
}
