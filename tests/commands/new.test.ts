import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBlog } from '../../src/articles/blog'
import { collectFacts } from '../../src/articles/facts'
import { draftArticle } from '../../src/commands/new/draft-article'
import { draftPage } from '../../src/commands/new/draft-page'

const TODAY = new Date('2026-11-22T12:00:00Z')

const fileOf = (title: string) => [...draftArticle(title, TODAY).created.keys()]

test.each([
  ['A test in Frisco', 'a-test-in-frisco'],
  ['Roofers in Prosper', 'roofers-in-prosper'],
  ['Frisco or Prosper?', 'frisco-or-prosper-frisco'],
  ["What's a café's website worth?", 'whats-a-cafes-website-worth-frisco'],
])('the article "%s" is one file, named %s', (title, slug) => {
  expect(fileOf(title)).toEqual([`src/content/blog/${slug}.md`])
  expect(draftArticle(title, TODAY).changed.size).toBe(0)
})

describe('the draft of an article', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'draft-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  function read(text: string, allowDrafts: boolean) {
    writeFileSync(path.join(folder, 'a-test-in-frisco.md'), text)
    return readBlog(folder, { facts: collectFacts({}), allowDrafts })
  }

  const [draft = ''] = draftArticle('A test: in Frisco', TODAY).created.values()

  test('can be looked at as it is', () => {
    expect(read(draft, true).articles).toMatchObject([
      { slug: 'a-test-in-frisco', title: 'A test: in Frisco', published: '2026-11-22' },
    ])
  })

  test('names everything that is to be written, and is refused until then', () => {
    expect(() => read(draft, false)).toThrow(/a-test-in-frisco\.md:3: This is still to be written/)
    const written = draft.replaceAll('TODO', 'Written')
    expect(read(written, false).posts).toHaveLength(1)
  })
})

describe('the draft of a service page', () => {
  const readText = (file: string) => readFile(file, 'utf8')

  test('is one file with its text and one with its page', async () => {
    const { address, created } = await draftPage('Video production', readText)
    expect(address).toBe('/services/video-production')
    expect([...created.keys()]).toEqual([
      'src/content/services/video-production.ts',
      'src/pages/video-production-page.tsx',
    ])
  })

  test('has its address, its entry and its loader beside those of other service pages', async () => {
    const { changed } = await draftPage('Video production', readText)
    const added = [...changed].map(([file, text]) => {
      const before = new Set(readFileSync(file, 'utf8').split('\n'))
      const lines = text.split('\n').filter((line) => !before.has(line))
      return lines.join('\n')
    })
    expect(added).toEqual([
      expect.stringContaining("videoProduction: '/services/video-production'"),
      expect.stringMatching(/videoProduction: \{[^]*TODO/),
      expect.stringMatching(
        /videoProduction: .*'\.\.\/pages\/video-production-page'.*VideoProductionPage/,
      ),
    ])
  })

  test('is well-formed code', async () => {
    const { created, changed } = await draftPage('Video production', readText)
    for (const [file, text] of [...created, ...changed]) {
      expect(parseSync(file, text).errors).toEqual([])
    }
  })
})
