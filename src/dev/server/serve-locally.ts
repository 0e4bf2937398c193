import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'

const HOST = '127.0.0.1'

/** Starts a server on the loopback interface. Without a port it takes a free one. */
export async function serveLocally(
  answer: (request: Request) => Response | Promise<Response>,
  port = 0,
) {
  // All that can fail here is a reply that is dropped on purpose.
  const server = createServer(createRequestListener(answer, { onError: () => undefined }))
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    /** Its address, without a slash at the end. */
    url: `http://${HOST}:${address.port}`,
    close: async (): Promise<void> => {
      server.close()
      // Requests that are never answered would keep the server running.
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A page of a local service, with its own styles. The title is plain text. */
export function htmlPage(title: string, style: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}
