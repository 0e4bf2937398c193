import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { BLOG_FOLDER } from '../../articles/blog'
import { SUBHEADING_EMOJI } from '../../articles/body-sections'
import { TOPIC_PAGES } from '../../../site/article'
import { fillTemplate } from '../../fill-template'
import { company, type City } from '../../../site/company'

/** A text as part of a URL: lowercase letters and digits, words joined by hyphens. */
function hyphenated(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/**
 * Drafts an article: its file, its text and its path on the site. Its slug ends in the town that the title names, or in
 * the first town if it names none.
 */
export function draftArticle(title: string, today: Date) {
  const { frisco, prosper } = company.cities
  const city: City = title.includes(prosper) && !title.includes(frisco) ? 'prosper' : 'frisco'
  const name = hyphenated(title)
  const slug = name.endsWith(`-${city}`) ? name : `${name}-${city}`
  const [topic = '', ...otherTopics] = Object.keys(TOPIC_PAGES)
  const template = path.join(import.meta.dirname, 'article-template.txt')
  const text = fillTemplate(readFileSync(template, 'utf8'), {
    title: stringify({ title }, { lineWidth: 0 }).trim(),
    town: company.cities[city],
    topic,
    otherTopics: otherTopics.join(', '),
    // The locale `sv-SE` formats a day as `2026-11-22`.
    day: today.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' }),
    emoji: SUBHEADING_EMOJI,
  })
  return { file: `${BLOG_FOLDER}/${slug}.md`, address: `/blog/${slug}`, text }
}
