import { stringify } from 'yaml'
import { BLOG_FOLDER } from '../../articles/blog'
import { SUBHEADING_EMOJI } from '../../articles/body-sections'
import { TOPIC_PAGES } from '../../../site/article'
import { company, type City } from '../../../site/company'
import { fillTemplate, hyphenated, type Draft } from './draft'

/** The draft of an article: one file, whose slug ends in the town that the title names, else in the first one. */
export function draftArticle(title: string, today: Date): Draft {
  const { frisco, prosper } = company.cities
  const city: City = title.includes(prosper) && !title.includes(frisco) ? 'prosper' : 'frisco'
  const name = hyphenated(title)
  const slug = name.endsWith(`-${city}`) ? name : `${name}-${city}`
  const [topic = '', ...otherTopics] = Object.keys(TOPIC_PAGES)
  const text = fillTemplate('article', {
    title: stringify({ title }, { lineWidth: 0 }).trim(),
    town: company.cities[city],
    topic,
    otherTopics: otherTopics.join(', '),
    // The locale `sv-SE` formats a day as `2026-11-22`.
    day: today.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' }),
    emoji: SUBHEADING_EMOJI,
  })
  return {
    address: `/blog/${slug}`,
    created: new Map([[`${BLOG_FOLDER}/${slug}.md`, text]]),
    changed: new Map(),
  }
}
