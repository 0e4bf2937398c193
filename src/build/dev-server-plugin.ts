import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { Plugin } from 'vite'
import { loadEnvFile } from './server/load-env-file'
import { provideLocalServices, siteFunctions } from './server/local-services'

const DEFAULT_PORT = 5173

/** `npm run dev`: the function, the stand-in and the sample widgets beside the hot-reloading site. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    // Vitest starts a server too, which needs none of this.
    apply: (_config, { command, isPreview }) =>
      command === 'serve' && isPreview !== true && process.env.VITEST === undefined,
    config: ({ server }) => {
      loadEnvFile()
      return provideLocalServices(server?.port ?? DEFAULT_PORT)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const handler = siteFunctions.get(pathname)
        if (handler === undefined) {
          next()
          return
        }
        handler(createRequest(request, response))
          .then((reply) => sendResponse(response, reply))
          .catch(next)
      })
    },
  }
}
