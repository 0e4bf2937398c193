import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { BLOG_FOLDER } from '../../articles/blog'
import { hyphenated, SUBHEADING_EMOJI } from '../../articles/body-sections'
import { keysOf } from '../../../shared/keys-of'
import { TOPIC_PAGES } from '../../../site/article'
import { fillTemplate } from '../../fill-template'
import { company } from '../../../site/company'
import { TITLE_MAX_CHARACTERS } from '../../../site/head'
import { hasWords } from '../check-content/source-files'

/**
 * Drafts an article: its file, its text and its path on the site. Its slug ends in the city that the title names, else in
 * the agency's own. Throws an error for a title that is too long or leaves no words for the URL.
 */
export function draftArticle(title: string, today: Date) {
  if (title.length > TITLE_MAX_CHARACTERS)
    throw new Error(
      `The title has ${title.length} characters; search engines cut it after ${TITLE_MAX_CHARACTERS}.`,
    )
  const named = keysOf(company.cities).find((id) => hasWords(title, company.cities[id]))
  const city = named ?? 'frisco'
  // The locale `sv-SE` formats a day as `2026-11-22`.
  const day = today.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' })
  const name = hyphenated(title)
  if (name === '')
    throw new Error('The title has no letters or digits for the URL (a to z, 0 to 9).')
  const slug = name.endsWith(`-${city}`) ? name : `${name}-${city}`
  const [topic = '', ...otherTopics] = Object.keys(TOPIC_PAGES)
  const template = path.join(import.meta.dirname, 'article-template.txt')
  const text = fillTemplate(readFileSync(template, 'utf8'), {
    title: stringify({ title }, { lineWidth: 0 }).trim(),
    city: company.cities[city],
    topic,
    otherTopics: otherTopics.join(', '),
    day,
    year: day.slice(0, 4),
    emoji: SUBHEADING_EMOJI,
  })
  return { file: `${BLOG_FOLDER}/${slug}.md`, address: `/blog/${slug}`, text }
}
