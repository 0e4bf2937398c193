// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadArticle } from 'virtual:load-article'
import { articlePage } from '../../src/pages/article-page'
import type { Article } from '../../src/site/article'
import { company } from '../../src/site/company'
import { ignoreVisibility } from '../support/ignore-visibility'

async function openArticle(changes: Partial<Article>): Promise<void> {
  const article = await loadArticle('seo-services-frisco')
  if (article === undefined) throw new Error('The article is gone')
  const Page = await articlePage({ ...article, ...changes })
  render(<Page />)
}

const sectionsWithHeadings = (count: number): Article['sections'] =>
  Array.from({ length: count }, (_, index) => ({
    heading: { id: `part-${index}`, text: `Part ${index}`, isCalculation: index === 0 },
    parts: [],
  }))

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

/** The section under a heading. */
function sectionOf(name: string): HTMLElement {
  const section = screen.getByRole('heading', { name }).closest('section')
  if (section === null) throw new Error(`"${name}" has no section`)
  return section
}

ignoreVisibility()

test('an article names its author, its dates and its sources', async () => {
  await openArticle({
    author: 'Jane Doe',
    updated: '2026-01-02',
    reviewed: '2026-02-03',
    sources: [
      { title: 'A study', publisher: 'A bureau', year: 2025, url: 'https://example.com/study' },
    ],
  })
  expect(screen.getByText(/By Jane Doe/)).toBeDefined()
  expect(screen.getByText('January 2, 2026').getAttribute('datetime')).toBe('2026-01-02')
  expect(screen.getByText('February 3, 2026').getAttribute('datetime')).toBe('2026-02-03')
  const sources = sectionOf('Sources')
  expect(within(sources).getByRole('listitem').textContent).toMatch(/A study.*, A bureau, 2025$/)
  expect(within(sources).getByRole('link').getAttribute('href')).toBe('https://example.com/study')
})

test('an article is complete without an author, sources, a photo or its own contact card', async () => {
  await openArticle({
    author: undefined,
    updated: undefined,
    reviewed: undefined,
    sources: [],
    photo: undefined,
    imageAlt: undefined,
    figure: undefined,
    contact: {},
  })
  expect(screen.getByText(new RegExp(`By the ${company.name} team`))).toBeDefined()
  expect(document.querySelector('header')?.textContent).not.toMatch(/updated|reviewed/)
  expect(screen.queryByRole('heading', { name: 'Sources' })).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  const card = screen.getByRole('complementary', { name: company.name })
  expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
})

test('the picture of an article is its figure, and the stock photo is inside the text', async () => {
  await openArticle({
    figure: { alt: 'A map', caption: 'An example' },
    photo: 'photo-1',
    imageAlt: 'A desk',
    sections: sectionsWithHeadings(1),
  })
  const pictures = screen.getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual(['A map', 'A desk'])
  const section = sectionOf('Part 0')
  expect(pictures.map((picture) => section.contains(picture))).toEqual([false, true])
})

test('the body has headings, lists, tables, and links that open sources in a new tab', async () => {
  await openArticle({
    sections: [
      {
        heading: { id: 'two-days', text: 'Two days', isCalculation: false },
        parts: [
          { kind: 'list', labeled: true, items: [{ label: 'Day 1', text: ['a call'] }] },
          {
            kind: 'paragraph',
            text: [
              { text: 'our prices', href: '/platform#pricing' },
              { text: 'the study', href: 'https://example.com/a' },
            ],
          },
          {
            kind: 'table',
            header: [['Tool'], ['Price']],
            rows: [[['Calendar'], ['$15']]],
            numericColumns: [false, true],
          },
        ],
      },
    ],
  })
  const heading = screen.getByRole('heading', { level: 2, name: 'Two days' })
  const section = within(heading.closest('section') ?? heading)
  expect(section.getByRole('listitem').textContent).toBe('Day 1: a call')
  expect(hrefOf('our prices')).toBe('/platform#pricing')
  expect(hrefOf(/^the study\s*\(opens in a new tab\)$/)).toBe('https://example.com/a')
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeDefined()
  const table = within(section.getByRole('table', { name: 'Two days' }))
  expect(table.getByRole('rowheader', { name: 'Calendar' })).toBeDefined()
  expect(table.getByRole('cell', { name: '$15' })).toBeDefined()
})

test('the contents link to every section, in order and after the opening; two sections need none', async () => {
  const opening = { parts: [{ kind: 'paragraph', text: ['It begins.'] }] } as const
  await openArticle({ sections: [opening, ...sectionsWithHeadings(3)] })
  const contents = screen.getByRole('navigation', { name: 'In this article' })
  expect(contents.previousElementSibling?.textContent).toBe('It begins.')
  const links = within(contents).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Part 0', 'Part 1', 'Part 2'])
  for (const link of links) {
    const section = sectionOf(link.textContent ?? '')
    expect(link.getAttribute('href')).toBe(`#${section.id}`)
  }
  cleanup()
  await openArticle({ sections: sectionsWithHeadings(2) })
  expect(screen.queryByRole('navigation')).toBeNull()
})
