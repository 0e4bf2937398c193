import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { Plugin } from 'vite'
import { provideLocalServices, siteFunctions } from './server/local-services'

/** `npm run dev`: the function, the stand-in and the sample widgets beside the hot-reloading site. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: (_config, { command, isPreview }) =>
      command === 'serve' && isPreview !== true && !process.env.VITEST,
    async config({ server }) {
      await provideLocalServices(server?.port ?? 5173)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const handler = siteFunctions.get(pathname)
        if (handler === undefined) {
          next()
          return
        }
        handler(createRequest(request, response)).then(
          (reply) => sendResponse(response, reply),
          next,
        )
      })
    },
  }
}
