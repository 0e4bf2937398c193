// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'

/** Every page as the build writes it, by path: its title and the text that visitors read. */
const pages = new Map<string, { readonly title: string; readonly text: string }>()

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
  const renderer = await import('../../src/build/render')
  for (const path of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
    const { title, tags } = renderer.documentHead(renderer.pageHead(renderer.findPage(path)))
    const described = tags.flatMap((tag) => (tag.tag === 'meta' ? [tag.content] : []))
    const { body } = new DOMParser().parseFromString(await renderer.renderPage(path), 'text/html')
    pages.set(path, {
      title,
      text: [title, ...described, ...wordsOf(body)].join('\n'),
    })
  }
}, 120_000)

vi.setConfig({ testTimeout: 60_000 })

/** The words that docs/voice.md bans, as its list names them. */
function bannedWords(): string[] {
  const voice = readFileSync('docs/voice.md', 'utf8')
  const list = /A test keeps these out of every page: ([^.]+)\./.exec(voice)?.[1] ?? ''
  return [...list.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => word)
}

test('no page uses a word that docs/voice.md bans', () => {
  const banned = bannedWords()
  expect(banned.length).toBeGreaterThan(10)
  const found = [...pages].flatMap(([path, { text }]) =>
    banned.flatMap((word) => {
      const match = new RegExp(`.{0,40}\\b${word}(?:s|ed|ly|less|ing)?\\b.{0,20}`, 'i').exec(text)
      return match === null ? [] : [`${path}: "${match[0]}"`]
    }),
  )
  expect(found).toEqual([])
})

/** Search engines cut longer titles off. */
const TITLE_MAX_CHARACTERS = 60

test('every title has 60 characters or fewer, with the suffix, and belongs to one page', () => {
  const titles = [...pages].map(([path, { title }]) => ({ path, title }))
  expect(titles.filter(({ title }) => title.length > TITLE_MAX_CHARACTERS)).toEqual([])
})
