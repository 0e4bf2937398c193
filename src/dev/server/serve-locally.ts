import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { palette } from '../../site/palette'

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

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: ${palette.soil}; background: ${palette.white} }
  main { max-width: 680px; padding: 32px 24px 48px }
  h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2 }
  p { margin: 0 0 12px; color: ${palette.soil2} }
  label, legend { display: block; margin: 20px 0 6px; padding: 0; font-weight: 600 }
  fieldset { margin: 0; padding: 0; border: 0 }
  fieldset label { display: inline-flex; align-items: center; gap: 8px; min-height: 48px; margin: 0 6px 10px 0; padding: 0 16px; border: 1.5px solid ${palette.lineStrong}; border-radius: 6px; font-weight: 400 }
  input, textarea { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; border: 1.5px solid ${palette.lineStrong}; border-radius: 6px }
  [type=radio] { width: 18px; min-height: 18px; margin: 0; accent-color: ${palette.prairie} }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 8px 0; text-align: left; vertical-align: top; border-bottom: 1px solid ${palette.line} }
  td { text-align: right }
  button, .button { display: inline-block; min-height: 52px; margin: 24px 12px 0 0; padding: 13px 24px; font: inherit; font-weight: 600; color: ${palette.white}; background: ${palette.prairie}; border: 0; border-radius: 6px; text-decoration: none }
  :focus-visible { outline: 2px solid ${palette.prairie}; outline-offset: 3px }
`

/** A page of a local service. The title is plain text. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}
