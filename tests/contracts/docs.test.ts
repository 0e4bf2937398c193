import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A path in backticks that begins with a folder of the repository; patterns with * or < are skipped. */
const PATH_IN_TEXT = /`((?:src|api|tests|e2e|bench|docs|public)\/[\w./-]+)`/g

test('every path that the documents name exists', () => {
  const inFolders = ['docs', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const documents = ['README.md', 'CONTRIBUTING.md', ...inFolders].filter((file) =>
    /^(?!docs\/decisions|src\/content\/blog).*\.md$/.test(file),
  )
  expect(documents.length).toBeGreaterThan(3)
  const missing = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PATH_IN_TEXT)].flatMap(([, named = '']) =>
      existsSync(named) ? [] : [`${file} names ${named}`],
    ),
  )
  expect(missing).toEqual([])
})
