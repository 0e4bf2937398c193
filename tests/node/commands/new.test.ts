import { expect, test } from 'vitest'
import { readBlog } from '../../../src/node/articles/blog'
import { collectFacts } from '../../../src/node/articles/facts'
import { draftArticle } from '../../../src/node/commands/new/draft-article'
import { temporaryFolder } from '../../support/temporary-folder'

// Half past seven in the evening in Frisco, which is the next day at Greenwich.
const TODAY = new Date('2026-11-23T01:30:00Z')

test.each([
  ['A test in Frisco', 'a-test-in-frisco'],
  ['Roofers in Prosper', 'roofers-in-prosper'],
  ["Frisco: what's a café's website worth?", 'frisco-whats-a-cafes-website-worth-frisco'],
  ['How Prosperous roofers plan', 'how-prosperous-roofers-plan-frisco'],
  ['What a missed call costs', 'what-a-missed-call-costs-frisco'],
])('the article "%s" is one file, named %s', (title, slug) => {
  expect(draftArticle(title, TODAY).file).toBe(`src/content/blog/${slug}.md`)
})

test.each([
  ['What a missed call costs a roofer in Frisco', 'has 43 characters'],
  ['¿…?', 'The title has no letters or digits for the URL'],
])('the title "%s" is refused', (title, reason) => {
  expect(() => draftArticle(title, TODAY)).toThrow(reason)
})

test('the draft of an article can be looked at as it is, and is refused until everything is written', () => {
  const read = (text: string, allowDrafts: boolean) => {
    const folder = temporaryFolder({ 'a-test-in-frisco.md': text })
    return readBlog(folder, { facts: collectFacts({}), allowDrafts }).articles
  }
  const { text } = draftArticle('A test: in Frisco', TODAY)
  const article = { slug: 'a-test-in-frisco', title: 'A test: in Frisco', published: '2026-11-22' }
  expect(read(text, true)).toMatchObject([article])
  expect(() => read(text, false)).toThrow(/a-test-in-frisco\.md:3: Still a TODO/)
  expect(read(text.replaceAll('TODO', 'Written'), false)).toHaveLength(1)
})
