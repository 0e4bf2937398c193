import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const sources = ['src', 'api', 'tests', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name))
    // The bench installs Lighthouse in a separate folder.
    .filter((file) => !file.includes('/node_modules/')),
)

/** The layers of src from the lowest to the highest (docs/decisions/0001-layers.md). */
const LAYERS =
  'shared < site < content < browser < hydration < ui < sections < features < pages < app < node'.split(
    ' < ',
  )

/** Folders outside the product. They may import all of it and each other, but it must not import them. */
const BESIDE = ['tests', 'e2e', 'bench']

const REACT_LAYERS = ['browser', 'hydration', 'ui', 'sections', 'features', 'pages', 'app'].map(
  (layer) => `src/${layer}/`,
)

/**
 * Every package that reaches a browser, and where it may be imported. In src, other packages, Node's own modules and
 * `virtual:article-metadata` (all articles in one) are for src/node only.
 */
const BROWSER_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  react: REACT_LAYERS,
  'react-dom': REACT_LAYERS,
  'react-router-dom': REACT_LAYERS,
  '@tanstack/react-query': ['src/browser/query-client.ts', 'src/features/'],
  'react-hook-form': ['src/features/sign-up/'],
  '@hookform/resolvers': ['src/features/sign-up/'],
  zod: ['src/shared/', 'src/browser/', 'src/features/'],
  'js-cookie': ['src/browser/'],
  sonner: ['src/ui/toaster.tsx'],
  'embla-carousel-react': ['src/pages/platform/integrations.tsx'],
  '@radix-ui/react-dialog': ['src/ui/'],
  '@radix-ui/react-tabs': ['src/ui/'],
  'virtual:article-cards': ['src/content/', 'src/pages/'],
  'virtual:load-article': ['src/app/'],
}

/** A layer of src, or a folder beside it; and the folder below, which for features is one feature. */
function placeOf(file: string) {
  const [area = '', folder] = file.replace(/^src\//, '').split('/')
  return { area, folder }
}

/** A layer imports from itself and from those before it, never upward, and never from feature to feature. */
function mayImport(file: string, target: string): boolean {
  const [from, to] = [placeOf(file), placeOf(target)]
  if (BESIDE.includes(from.area)) return true
  if (BESIDE.includes(to.area)) return false
  if (from.area === 'api') return ['api', 'shared'].includes(to.area)
  if (to.area === 'api') return from.area === 'node'
  if (from.area === 'ui' && to.area === 'content') return false
  if (from.area === 'features' && to.area === 'features') return from.folder === to.folder
  return LAYERS.indexOf(to.area) <= LAYERS.indexOf(from.area)
}

function mayUse(file: string, name: string): boolean {
  if (!file.startsWith('src/') || file.startsWith('src/node/')) return true
  const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? []
  return BROWSER_PACKAGES[packageName]?.some((home) => file.startsWith(home)) ?? false
}

/**
 * Static and lazy imports and re-exports, of types or of values. Not seen: globals such as `process`, the files of
 * `import.meta.glob`, code in a string (src/hydration/inline-script.ts), and declarations (`.d.ts`).
 */
const IMPORT = /\b(?:from\s(?=['"])|import\s*\(?\s*(?:\/\*.*?\*\/\s*)?)['"`]([^'"`\s]+)['"`]/g

/** The imports of a file that break a rule. */
function wrongImports(file: string, source: string): string[] {
  const names = [...source.matchAll(IMPORT)].map(([, name = '']) => name)
  return names.filter((name) =>
    name.startsWith('.')
      ? !mayImport(file, path.posix.join(path.posix.dirname(file), name))
      : !mayUse(file, name),
  )
}

test('imports point one way: no layer reaches upward, sideways, around a wrapper or into Node', () => {
  const wrong = sources.flatMap((file) =>
    wrongImports(file, readFileSync(file, 'utf8')).map((name) => `${file} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['an upward import', 'src/ui/button.tsx', "import { x } from '../features/sign-up/x'"],
  ['an upward import of a type', 'src/shared/a.ts', "import type { X } from '../site/routes'"],
  ['a sideways import', 'src/features/a/x.ts', "import { y } from '../b/y'"],
  ['a lazy upward import', 'src/sections/a.tsx', "const x = () => import('../pages/home-page')"],
  ['an upward re-export', 'src/site/a.ts', "export { x } from '../ui/x'"],
  ['the function importing a page', 'api/checkout/a.ts', "import '../../src/site/routes'"],
  ['the browser importing the function', 'src/app/a.ts', "import '../../api/checkout/index'"],
  ['a page importing what runs in Node', 'src/app/a.ts', "import '../node/prerender/render'"],
  [
    'a lazy import with a comment',
    'src/app/a.ts',
    'const x = () => import(/* @vite-ignore */ `../node/settings`)',
  ],
  ['source importing a test', 'src/app/a.ts', "import '../../tests/support/x'"],
  ['React in the shared layer', 'src/shared/a.ts', "import { useState } from 'react'"],
  ['a page importing a module of Node', 'src/pages/a.ts', "import path from 'node:path'"],
  ['a page importing a package for Node', 'src/pages/a.ts', "import { parse } from 'yaml'"],
  [
    'a page importing all articles',
    'src/pages/a.ts',
    "import { ARTICLES } from 'virtual:article-metadata'",
  ],
  ['a library around its wrapper', 'src/pages/a.tsx', "import Cookies from 'js-cookie'"],
])('%s is rejected', (_name, file, source) => {
  expect(wrongImports(file, source)).toHaveLength(1)
})

test('nothing that a page runs uses Intl (docs/decisions/0017-no-intl-in-the-browser.md)', () => {
  const users = sources.filter(
    (file) =>
      file.startsWith('src/') &&
      !file.startsWith('src/node/') &&
      /\bIntl\.|\.toLocale|\.localeCompare\(/.test(readFileSync(file, 'utf8')),
  )
  expect(users).toEqual([])
})
