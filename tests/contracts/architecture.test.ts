import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importViolations } from '../support/import-rules'

const sources = ['src', 'api', 'tests', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name))
    // The bench installs Lighthouse in a separate folder.
    .filter((file) => !file.includes('/node_modules/')),
)

test('imports point one way: no layer reaches upward, sideways or around a wrapper', () => {
  const violations = sources.flatMap((file) => importViolations(file, readFileSync(file, 'utf8')))
  expect(violations).toEqual([])
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
  ['source importing a test', 'src/app/a.ts', "import '../../tests/support/x'"],
  [
    'source importing the bench',
    'src/node/prerender/a.ts',
    "import { measureLoad } from '../../../bench/lighthouse'",
  ],
  ['React in the shared layer', 'src/shared/a.ts', "import { useState } from 'react'"],
  ['a library around its wrapper', 'src/pages/a.tsx', "import Cookies from 'js-cookie'"],
])('%s is rejected', (_name, file, source) => {
  expect(importViolations(file, source)).toHaveLength(1)
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
