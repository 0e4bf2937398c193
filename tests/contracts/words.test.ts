// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest'
import { documentHead, type PageHead } from '../../src/site/head'
import { bannedWordIn, bannedWords } from '../support/banned-words'

interface ReadPage {
  readonly head: PageHead
  readonly title: string
  /** What visitors read, screen readers say and search engines show. */
  readonly text: string
}

/** Every page as the build writes it, by path. */
const pages = new Map<string, ReadPage>()

/** Every text of a page, and what screen readers say instead of text. */
function wordsOf(body: HTMLElement): string[] {
  const words: string[] = []
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'alt', 'title']) words.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
    }
  }
  return words
}

beforeAll(async () => {
  const renderer = await import('../../src/node/prerender/render')
  for (const path of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
    const head = renderer.pageHead(renderer.findPage(path))
    const { title, tags } = documentHead(head)
    const described = tags.flatMap(({ attributes }) => attributes['content'] ?? [])
    const { body } = new DOMParser().parseFromString(await renderer.renderPage(path), 'text/html')
    pages.set(path, {
      head,
      title,
      text: [title, ...described, ...wordsOf(body)].join('\n'),
    })
  }
}, 120_000)

vi.setConfig({ testTimeout: 60_000 })

test('no page uses a word that docs/voice.md bans', () => {
  const banned = bannedWords()
  expect(banned.length).toBeGreaterThan(10)
  const found = [...pages].flatMap(([path, { text }]) =>
    banned.flatMap((word) => {
      const found = bannedWordIn(text, word)
      return found === undefined ? [] : [`${path}: ${found}`]
    }),
  )
  expect(found).toEqual([])
})

/** Search engines cut longer titles off. */
const TITLE_MAX_CHARACTERS = 60

test('every title has 60 characters or fewer, with the suffix, and belongs to one page', () => {
  const titles = [...pages].map(([path, { head, title }]) => ({ path, title, head }))
  expect(
    titles.filter(({ title }) => title.length > TITLE_MAX_CHARACTERS).map(({ path }) => path),
    'the title is too long',
  ).toEqual([])
  // An article with two addresses has one title; its second address names the first as canonical.
  const own = titles.filter(({ head }) => head.canonicalPath === head.path)
  const shared = own.filter(({ title }, index) =>
    own.slice(0, index).some((other) => other.title === title),
  )
  expect(
    shared.map(({ path, title }) => `${path}: ${title}`),
    'another page has the same title',
  ).toEqual([])
})
