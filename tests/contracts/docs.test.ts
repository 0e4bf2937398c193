import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Folders and files of the repository that people read or change. */
const SOURCES = ['src', 'api', 'tests', 'e2e', 'bench', 'docs', 'README.md', 'CONTRIBUTING.md']

function filesIn(entry: string): string[] {
  if (path.extname(entry) !== '') return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.posix.join(file.parentPath.replaceAll(path.sep, '/'), file.name))
    .filter((file) => /\.(?:tsx?|css|md)$/.test(file) && !file.includes('node_modules'))
}

const files = SOURCES.flatMap(filesIn)

/** Names of documents that are not in this repository. */
const OUTSIDE = /spec\s+section|decisions\.md|contract\.md|\bdesign\.md|\bimages\.md|field\Wnotes/

test('the repository can be read alone: nothing cites a document outside of it', () => {
  expect(files.length).toBeGreaterThan(300)
  const citing = files.filter(
    (file) => !file.endsWith('docs.test.ts') && OUTSIDE.test(readFileSync(file, 'utf8')),
  )
  expect(citing).toEqual([])
})

/** A path in backticks that begins with a folder of the repository; patterns with * or < are skipped. */
const PATH_IN_TEXT = /`((?:src|api|tests|e2e|bench|docs|public)\/[\w./-]+)`/g

test('every path that the documents name exists', () => {
  const documents = files.filter(
    (file) => file.endsWith('.md') && !file.startsWith('docs/decisions') && !file.includes('blog/'),
  )
  expect(documents.length).toBeGreaterThan(3)
  const missing = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PATH_IN_TEXT)].flatMap(([, named = '']) =>
      existsSync(named) ? [] : [`${file} names ${named}`],
    ),
  )
  expect(missing).toEqual([])
})
