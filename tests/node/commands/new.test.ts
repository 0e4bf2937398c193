import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBlog } from '../../../src/node/articles/blog'
import { collectFacts } from '../../../src/node/articles/facts'
import { draftArticle } from '../../../src/node/commands/new/draft-article'

// Half past seven in the evening in Frisco, which is the next day at Greenwich.
const TODAY = new Date('2026-11-23T01:30:00Z')

test.each([
  ['A test in Frisco', 'a-test-in-frisco'],
  ['Roofers in Prosper', 'roofers-in-prosper'],
  ['Frisco or Prosper?', 'frisco-or-prosper-frisco'],
  ["What's a café's website worth?", 'whats-a-cafes-website-worth-frisco'],
])('the article "%s" is one file, named %s', (title, slug) => {
  expect(draftArticle(title, TODAY).file).toBe(`src/content/blog/${slug}.md`)
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

  const { text: draft } = draftArticle('A test: in Frisco', TODAY)

  test('can be looked at as it is', () => {
    expect(read(draft, true).articles).toMatchObject([
      { slug: 'a-test-in-frisco', title: 'A test: in Frisco', published: '2026-11-22' },
    ])
  })

  test('names everything that is to be written, and is refused until then', () => {
    expect(() => read(draft, false)).toThrow(/a-test-in-frisco\.md:3: This is still to be written/)
    const written = draft.replaceAll('TODO', 'Written')
    expect(read(written, false).cards).toHaveLength(1)
  })
})
