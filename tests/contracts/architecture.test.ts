import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { importViolations } from '../support/import-rules'

const sources = ['src', 'api', 'tests', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name))
    // The bench installs Lighthouse into a folder of its own.
    .filter((file) => !file.includes('/node_modules/')),
)

/** Lines a file may have without saying why; content is exempt (docs/decisions/0001-layers.md). */
const LINE_LIMITS: readonly (readonly [prefix: string, lines: number])[] = [
  ['src/pages/', 150],
  ['src/sections/', 200],
  ['src/ui/', 200],
  ['src/features/', 250],
  ['src/content/', Number.POSITIVE_INFINITY],
  ['src/', 300],
  ['api/', 300],
]

/** Whether a comment of the file, or a sentence in one, begins with "Length:" and says why. */
function saysWhyItIsLong(file: string, source: string): boolean {
  const { comments } = parseSync(file, source)
  return comments.some(({ value }) => /(?:^|[.\n])[\s*]*Length: \w/.test(value))
}

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
  ['source importing a test', 'src/app/a.ts', "import '../../tests/support/x'"],
  [
    'source importing the bench',
    'src/prerender/a.ts',
    "import { median } from '../../bench/median'",
  ],
  ['React in the shared layer', 'src/shared/a.ts', "import { useState } from 'react'"],
  ['a library around its wrapper', 'src/pages/a.tsx', "import { toast } from 'sonner'"],
])('%s is rejected', (_name, file, source) => {
  expect(importViolations(file, source)).toHaveLength(1)
})

test('nothing that a page runs uses Intl (docs/decisions/0017-no-intl-in-the-browser.md)', () => {
  const users = sources.filter(
    (file) =>
      file.startsWith('src/') &&
      !/^src\/(?:tools|articles|prerender|dev|commands)\//.test(file) &&
      /\bIntl\.|\.toLocale|\.localeCompare\(/.test(readFileSync(file, 'utf8')),
  )
  expect(users).toEqual([])
})

test('no file grows beyond its limit without a reason written in it', () => {
  const tooLong = sources.filter((file) => {
    const limit = LINE_LIMITS.find(([prefix]) => file.startsWith(prefix))?.[1]
    const text = readFileSync(file, 'utf8')
    return limit !== undefined && text.split('\n').length > limit && !saysWhyItIsLong(file, text)
  })
  expect(tooLong).toEqual([])
})

test.each([
  ['a comment that begins with it', '// Length: one table that belongs together.', true],
  ['a sentence of a comment', '/**\n * All posts. Length: one table.\n */', true],
  ['a line of a comment', '/**\n * All posts\n *\n * Length: one table.\n */', true],
  ['no reason after it', '// Length:', false],
  ['a longer word in a comment', '/** The maxLength: one hundred. */', false],
  ['a field of that name', 'export const facts = { trialLength: `a`, Length: `b` }', false],
  ['a text that looks like one', "export const text = '// Length: one table'", false],
])('whether the length of a file has its reason: %s', (_name, source, isGiven) => {
  expect(saysWhyItIsLong('src/site/a.ts', source)).toBe(isGiven)
})
