import { createServer as createHttpServer, type Server } from 'node:http'
import { build, createServer, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { DRAWINGS } from '../../src/build/drawings/catalog'
import { drawings } from '../../src/build/drawings/drawings-plugin'
import { BLOG_SLUGS } from '../../src/site/blog-slugs'

const ENTRY = 'virtual-entry'

function entry(code: string) {
  return {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id: string) => (id === `\0${ENTRY}` ? code : null),
  }
}

async function built(code: string): Promise<Rolldown.OutputAsset[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [entry(code), drawings()],
  })
  const outputs = 'output' in result ? [result] : Array.isArray(result) ? result : []
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'asset')
}

function originOf(server: Server): string {
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`
}

test('a build writes the drawings that are imported, and no others', async () => {
  const assets = await built('import rail from "drawing:rail"; console.log(rail.src)')
  expect(assets.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/^drawings\/rail\.[0-9a-f]{8}\.svg$/),
  ])
  expect(String(assets[0]?.source)).toBe(DRAWINGS.rail().markup)
})

test('a build that shows the covers writes one for each post', async () => {
  const assets = await built('import covers from "drawing:covers"; console.log(covers)')
  expect(assets).toHaveLength(BLOG_SLUGS.length)
  expect(assets.every(({ fileName }) => fileName.startsWith('drawings/cover-'))).toBe(true)
})

test('a drawing that does not exist stops the build and names the catalogue', async () => {
  await expect(built('import x from "drawing:nothing"; console.log(x)')).rejects.toThrow(
    /no drawing "nothing"/,
  )
})

test('the dev server answers the addresses that modules export', async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [drawings()],
  })
  const http = createHttpServer(vite.middlewares)
  try {
    await new Promise<void>((resolve) => http.listen(0, resolve))
    const { default: rail } = await vite.ssrLoadModule('drawing:rail')
    const response = await fetch(new URL(rail.src, originOf(http)))
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toBe(DRAWINGS.rail().markup)
  } finally {
    http.close()
    await vite.close()
  }
})
