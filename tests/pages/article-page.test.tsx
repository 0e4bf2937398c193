// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadArticle } from '../../src/content/article-modules'
import { articlePage } from '../../src/pages/article-page'
import { BLOG_INDEX } from '../../src/site/blog-index'
import type { BlogSlug } from '../../src/site/blog-slugs'
import { company } from '../../src/site/company'
import { ignoreVisibility } from '../support/ignore-visibility'

async function openArticle(slug: BlogSlug): Promise<void> {
  const Page = articlePage(slug, await loadArticle(slug))
  render(<Page />)
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

ignoreVisibility()

afterEach(cleanup)

test('an article shows its title, subtitle and date, and leads back to the blog', async () => {
  await openArticle('seo-services-prosper')
  const { subtitle } = await loadArticle('seo-services-prosper')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    BLOG_INDEX['seo-services-prosper'].title,
  )
  expect(screen.getByText(subtitle)).toBeDefined()
  expect(screen.getAllByText('April 15, 2025')[0]?.getAttribute('datetime')).toBe('2025-04-15')
  expect(hrefOf('Back to Blog')).toBe('/blog')
})

test('sub-headings are headings without their emoji, and lists keep their lines', async () => {
  await openArticle('google-ppc-advertising-frisco')
  const heading = screen.getByRole('heading', { level: 2, name: 'Seven days from kickoff to live' })
  const section = heading.closest('section')
  if (section === null) throw new Error('The heading stands in no section')
  const rows = within(section).getAllByRole('listitem')
  expect(rows).toHaveLength(7)
  expect(rows[0]?.textContent).toMatch(/^Day 1: a call about margins/)
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
  await openArticle('website-development-frisco')
  const { imageAlt } = await loadArticle('website-development-frisco')
  const picture = screen.getByRole('img', { name: imageAlt })
  const photo = picture.querySelector('[data-photo]')
  expect(photo?.getAttribute('src')).toMatch(/^https:\/\/images\.unsplash\.com\/photo-/)
  expect(photo?.getAttribute('srcset')).toMatch(/auto=format&q=\d+&w=480 480w/)
  expect(photo?.getAttribute('alt')).toBe('')
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
