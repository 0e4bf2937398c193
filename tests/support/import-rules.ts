import path from 'node:path'

/**
 * The layers of src from the lowest to the highest (docs/decisions/0001-layers.md). A folder imports
 * from itself and from the folders before it, never sideways between features and never upward.
 */
const LAYERS = [
  'shared',
  'site',
  'content',
  'browser',
  'hydration',
  'ui',
  'sections',
  'features',
  'pages',
  'app',
  'node',
] as const

type Layer = (typeof LAYERS)[number]

/** Packages that only their wrapper may import. */
const WRAPPED: Readonly<Record<string, readonly string[]>> = {
  'js-cookie': ['src/browser', 'tests'],
  sonner: ['src/ui/toaster.tsx', 'src/node/prerender'],
  'embla-carousel-react': ['src/pages/platform/integrations.tsx'],
  '@radix-ui/react-dialog': ['src/ui'],
  '@radix-ui/react-tabs': ['src/ui'],
  stripe: ['api', 'src/node/commands', 'src/node/dev', 'tests'],
}

/** Layers that must run without React, so that build, function and tests can use them anywhere. */
const WITHOUT_REACT: readonly Layer[] = ['shared', 'site', 'content']

/** Folders outside the product. They may import all of it and each other, but it must not import them. */
const BESIDE: readonly (string | undefined)[] = ['tests', 'e2e', 'bench']

function layerOf(file: string): Layer | undefined {
  const [top, folder] = file.split('/')
  return top === 'src' ? LAYERS.find((layer) => layer === folder) : undefined
}

function featureOf(file: string): string | undefined {
  const [, layer, feature] = file.split('/')
  return layer === 'features' ? feature : undefined
}

/** Static and lazy imports and re-exports, of types or of values. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

function checkLocal(from: string, to: string): string[] {
  const fromTop = from.split('/')[0]
  const toTop = to.split('/')[0]
  if (BESIDE.includes(toTop)) {
    return BESIDE.includes(fromTop) ? [] : [`${from} imports what is beside the product: ${to}`]
  }
  if (fromTop === 'api') {
    return toTop === 'api' || layerOf(to) === 'shared'
      ? []
      : [`${from} may import src/shared only, not ${to}`]
  }
  const fromLayer = layerOf(from)
  const toLayer = layerOf(to)
  if (fromLayer === undefined) return []
  if (toTop === 'api') return fromLayer === 'node' ? [] : [`${from} imports the function: ${to}`]
  if (toLayer === undefined) return []
  if (LAYERS.indexOf(toLayer) > LAYERS.indexOf(fromLayer)) {
    return [`${from} imports upward: ${to}`]
  }
  if (fromLayer === 'ui' && toLayer === 'content') return [`${from} (ui) imports content: ${to}`]
  if (fromLayer === 'features' && toLayer === 'features' && featureOf(from) !== featureOf(to)) {
    return [`${from} imports sideways: ${to}`]
  }
  return []
}

function checkPackage(from: string, name: string): string[] {
  const layer = layerOf(from)
  if (/^react(?:-dom|-router-dom)?(?:\/|$)/.test(name) && layer && WITHOUT_REACT.includes(layer)) {
    return [`${from} imports ${name}, but ${layer} has to run without React`]
  }
  const homes = WRAPPED[name]
  if (homes !== undefined && !homes.some((home) => from.startsWith(home))) {
    return [`${from} imports ${name}, which only ${homes.join(', ')} may do`]
  }
  return []
}

/** The rules that a file breaks, one line each. Paths are relative to the project, with forward slashes. */
export function importViolations(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, request = '']) =>
    request.startsWith('.')
      ? checkLocal(file, path.posix.normalize(path.posix.join(path.posix.dirname(file), request)))
      : checkPackage(file, request),
  )
}
