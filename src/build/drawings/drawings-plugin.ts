import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { BLOG_SLUGS } from '../../site/blog-slugs'
import { coverName, DRAWINGS, isDrawingName, type DrawingName } from './catalog'

const PREFIX = 'drawing:'
const COVERS = 'covers'
const RESOLVED_PREFIX = '\0drawing:'
const FOLDER = 'drawings'

interface DrawingFile {
  readonly fileName: string
  readonly markup: string
  readonly width: number
  readonly height: number
}

const files = new Map<DrawingName, DrawingFile>()

/** The file of a drawing; its name holds a hash of the content, so that it may be cached for ever. */
function drawingFile(name: DrawingName): DrawingFile {
  const known = files.get(name)
  if (known) return known
  const { markup, width, height } = DRAWINGS[name]()
  const hash = createHash('sha256').update(markup).digest('hex').slice(0, 8)
  const fileName = `${FOLDER}/${name.replaceAll('/', '-')}.${hash}.svg`
  const file = { fileName, markup, width, height }
  files.set(name, file)
  return file
}

/** The drawings that a module stands for: one, or the covers of all articles by slug. */
function drawingsOf(request: string): DrawingName[] {
  if (request === COVERS) return BLOG_SLUGS.map(coverName)
  if (isDrawingName(request)) return [request]
  throw new Error(`There is no drawing "${request}" (src/build/drawings/catalog.ts).`)
}

function moduleCode(request: string, base: string): string {
  const source = (name: DrawingName) => {
    const { fileName, width, height } = drawingFile(name)
    return { src: base + fileName, width, height }
  }
  if (request !== COVERS) {
    const [name] = drawingsOf(request)
    return `export default ${JSON.stringify(name && source(name))}`
  }
  const bySlug = Object.fromEntries(BLOG_SLUGS.map((slug) => [slug, source(coverName(slug))]))
  return `export default ${JSON.stringify(bySlug)}`
}

function markupByFileName(): Map<string, string> {
  const names = Object.keys(DRAWINGS).filter(isDrawingName)
  return new Map(names.map(drawingFile).map(({ fileName, markup }) => [fileName, markup]))
}

/**
 * Makes line drawings importable. `drawing:<name>` exports `{ src, width, height }`, the address of
 * an SVG file and its natural size; `drawing:covers` exports the same for every article by slug. The
 * dev server draws on demand; the client build writes the files of all drawings that were imported.
 */
export function drawings(): Plugin {
  let base = '/'
  return {
    name: 'drawings',
    configResolved(config) {
      base = config.base
    },
    resolveId(id) {
      if (!id.startsWith(PREFIX)) return null
      return RESOLVED_PREFIX + id.slice(PREFIX.length)
    },
    load(id) {
      if (!id.startsWith(RESOLVED_PREFIX)) return null
      const request = id.slice(RESOLVED_PREFIX.length)
      const code = moduleCode(request, base)
      if (this.environment.mode === 'build' && this.environment.name === 'client') {
        for (const { fileName, markup } of drawingsOf(request).map(drawingFile)) {
          this.emitFile({ type: 'asset', fileName, source: markup })
        }
      }
      return { code, moduleSideEffects: false }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const inFolder = path.startsWith(base + FOLDER)
        const markup = inFolder ? markupByFileName().get(path.slice(base.length)) : undefined
        if (markup === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', 'image/svg+xml')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(markup)
      })
    },
  }
}
