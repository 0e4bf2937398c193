// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadArticle } from '../../src/content/articles'
import { articlePage } from '../../src/pages/article-page'
import type { Article } from '../../src/site/article'
import { company } from '../../src/site/company'
import { ignoreVisibility } from '../support/ignore-visibility'

async function openArticle(slug: string, changes: Partial<Article> = {}): Promise<Article> {
  const loaded = await loadArticle(slug)
  if (loaded === undefined) throw new Error(`There is no article at ${slug}`)
  const article = { ...loaded, ...changes }
  const Page = articlePage(article)
  render(<Page />)
  return article
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

ignoreVisibility()

afterEach(cleanup)

test('an article shows its title, subtitle and date, and leads back to the blog', async () => {
  const { title, subtitle } = await openArticle('seo-services-prosper')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(subtitle)).toBeDefined()
  expect(screen.getAllByText('April 15, 2025')[0]?.getAttribute('datetime')).toBe('2025-04-15')
  expect(hrefOf('Back to Blog')).toBe('/blog')
})

test('an article names its author, its dates and its sources', async () => {
  await openArticle('seo-services-frisco', {
    author: 'Jane Doe',
    updated: '2026-01-02',
    reviewed: '2026-02-03',
    sources: [
      { title: 'A study', publisher: 'A bureau', year: 2025, url: 'https://example.com/study' },
    ],
  })
  const main = document.body
  expect(within(main).getByText(/By Jane Doe/)).toBeDefined()
  expect(within(main).getByText('January 2, 2026').getAttribute('datetime')).toBe('2026-01-02')
  expect(within(main).getByText('February 3, 2026').getAttribute('datetime')).toBe('2026-02-03')
  const sources = screen.getByRole('region', { name: 'Sources' })
  expect(within(sources).getByRole('listitem').textContent).toMatch(/A study.*, A bureau, 2025$/)
  expect(within(sources).getByRole('link').getAttribute('href')).toBe('https://example.com/study')
})

test('an article without these names the team, its day, and no sources', async () => {
  await openArticle('seo-services-frisco', {
    author: undefined,
    updated: undefined,
    reviewed: undefined,
    sources: [],
  })
  expect(screen.getByText(new RegExp(`By the ${company.name} team`))).toBeDefined()
  expect(screen.queryByText(/Updated|Reviewed/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull()
})

test('sub-headings are headings without their emoji, and lists keep their lines', async () => {
  await openArticle('seo-services-frisco', {
    sections: [
      {
        heading: { mark: 'loop', text: 'Two days' },
        parts: [
          {
            kind: 'rows',
            labeled: true,
            rows: [
              { label: 'Day 1', text: ['a call'] },
              { label: 'Day 2', text: ['the words'] },
            ],
          },
        ],
      },
    ],
  })
  const section = screen.getByRole('heading', { level: 2, name: 'Two days' }).closest('section')
  if (section === null) throw new Error('The heading stands in no section')
  const rows = within(section).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Day 1: a call', 'Day 2: the words'])
})

test('links lead to pages here, and to sources in a new tab', async () => {
  await openArticle('seo-services-frisco', {
    sections: [
      {
        parts: [
          {
            kind: 'paragraph',
            text: [
              { text: 'our prices', href: '/platform#pricing' },
              ' and ',
              { text: 'the study', href: 'https://example.com/a' },
            ],
          },
        ],
      },
    ],
  })
  expect(hrefOf('our prices')).toBe('/platform#pricing')
  expect(hrefOf(/^the study\s*\(opens in a new tab\)$/)).toBe('https://example.com/a')
})

test('a table has its headings, and its figures are to the right', async () => {
  await openArticle('seo-services-frisco', {
    sections: [
      {
        parts: [
          {
            kind: 'table',
            header: [['Tool'], ['Price']],
            rows: [[['Calendar'], ['$15']]],
            figures: [false, true],
          },
        ],
      },
    ],
  })
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeDefined()
  expect(screen.getByRole('cell', { name: '$15' }).className).toBe('text-right')
})

test('an article without a photo, a figure or a contact card of its own is complete', async () => {
  await openArticle('seo-services-frisco', {
    photo: undefined,
    imageAlt: undefined,
    figure: undefined,
    contact: {},
  })
  const card = screen.getByRole('complementary', { name: company.name })
  expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(screen.queryByRole('img')).toBeNull()
})

test('the contact card names the agency and books a call', async () => {
  await openArticle('crm-lead-management-frisco')
  const card = screen.getByRole('complementary', { name: company.name })
  expect(
    within(card).getByRole('link', { name: 'Book Your Free Strategy Call' }).getAttribute('href'),
  ).toBe('/contact')
  for (const fact of [company.phone, company.email, company.address]) {
    expect(within(card).getByText(fact)).toBeDefined()
  }
})

test('the picture is one image with a text, whether its photo loads or not', async () => {
  const { imageAlt } = await openArticle('website-development-frisco')
  const picture = screen.getByRole('img', { name: imageAlt })
  const photo = picture.querySelector('[src^="https://images.unsplash.com/photo-"]')
  expect(photo?.getAttribute('srcset')).toMatch(/auto=format&q=\d+&w=480 480w/)
  expect(photo?.getAttribute('alt')).toBe('')
  expect(photo?.getAttribute('loading'), 'it loads with the article').toBe('eager')
})

test('a figure is an image with its text and its caption, after the section it belongs to', async () => {
  const { sections } = await openArticle('crm-lead-management-frisco', {
    figure: { alt: 'A desk at 8:05', caption: 'Four at once.', afterSection: 1 },
  })
  const picture = screen.getByRole('img', { name: 'A desk at 8:05' })
  expect(picture.closest('figure')?.textContent).toBe('Four at once.')
  const before = picture.closest('figure')?.previousElementSibling
  expect(before?.querySelector('h2')?.textContent).toBe(sections[1]?.heading?.text)
})

test('three posts follow under Keep reading', async () => {
  await openArticle('seo-services-frisco')
  const related = screen.getByRole('region', { name: 'Keep reading' })
  expect(within(related).getAllByRole('link')).toHaveLength(3)
})

test('the two Google PPC addresses show the same page', async () => {
  await openArticle('google-ppc-advertising-frisco')
  const frisco = document.body.innerHTML
  cleanup()
  await openArticle('google-ppc-advertising-prosper')
  expect(document.body.innerHTML).toBe(frisco)
})
