import { stringify } from 'yaml'
import { BLOG_FOLDER } from '../../articles/blog'
import { SUBHEADING_EMOJI } from '../../articles/body-sections'
import { TOPIC_PAGES } from '../../site/article'
import { company, type City } from '../../site/company'
import { hyphenated, type Draft } from './draft-page'

/** The draft of an article: one file, whose slug ends in the town that the title names, else in the first one. */
export function draftArticle(title: string, today: Date): Draft {
  const { frisco, prosper } = company.cities
  const city: City = title.includes(prosper) && !title.includes(frisco) ? 'prosper' : 'frisco'
  const name = hyphenated(title)
  const slug = name.endsWith(`-${city}`) ? name : `${name}-${city}`
  // The locale `sv-SE` formats a day as `2026-11-22`.
  const day = today.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' })
  const [topic = '', ...otherTopics] = Object.keys(TOPIC_PAGES)
  const text = `---
${stringify({ title }, { lineWidth: 0 }).trim()}
subtitle: "TODO: one sentence below the heading"
description: "TODO: one or two sentences for search engines, 110 to 160 characters: what the reader learns, who it is for, and in which town"
excerpt: "TODO: one or two sentences for the card in the blog index"
keywords: [${company.cities[city]}] # TODO: three to six things that people search for
topic: ${topic} # TODO: this, or one of ${otherTopics.join(', ')}
published: ${day}
cover: limestone-2-skein # or another file of src/assets/drawings/covers
# docs/articles.md lists the optional fields: photo, figure, sources and more.
---

TODO: 600 words or more. A blank line ends a block; lines of one block are a list.

🎯 TODO: a sub-heading begins with one of ${SUBHEADING_EMOJI}

TODO: **bold**, [a page](/platform#pricing), [a source](https://example.com), a price: {{plan.starter.monthly}}.
`
  return {
    address: `/blog/${slug}`,
    created: new Map([[`${BLOG_FOLDER}/${slug}.md`, text]]),
    changed: new Map(),
  }
}
