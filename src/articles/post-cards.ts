import { TOPIC_PAGES, type PostSummary } from '../site/article'
import { COVER_STYLES, type CoverName } from '../tools/drawings/covers'
import { seedFrom } from '../tools/random'
import type { ParsedArticle } from './article-file'

/** An address of an article, its own or another one that shows it, as the index shows it. */
export interface PostCard {
  readonly post: PostSummary
  readonly article: ParsedArticle
}

/**
 * A cover for an article that names none: always the same one for an address, and neither the ground
 * nor the motif of the card beside it.
 */
function chooseCover(slug: string, neighbor: CoverName | undefined): CoverName {
  const beside = neighbor === undefined ? undefined : COVER_STYLES.get(neighbor)
  const fitting = [...COVER_STYLES]
    .filter(([, { ground, motif }]) => ground !== beside?.ground && motif !== beside?.motif)
    .map(([name]) => name)
  const chosen = fitting[seedFrom(slug) % fitting.length]
  if (chosen === undefined) throw new Error('There are no covers to choose from')
  return chosen
}

/**
 * The cards of all addresses, newest first; those of one day by their address. Covers are chosen from
 * the oldest on, so that a new post changes no other.
 */
export function postCards(addresses: ReadonlyMap<string, ParsedArticle>): readonly PostCard[] {
  let neighbor: CoverName | undefined
  return [...addresses]
    .toSorted(([slug, { data }], [otherSlug, other]) => {
      const byDay = data.published.localeCompare(other.data.published)
      return byDay === 0 ? otherSlug.localeCompare(slug) : byDay
    })
    .map(([slug, article]): PostCard => {
      const { title, excerpt, published, photo, cover } = article.data
      neighbor = (slug === article.slug ? cover : undefined) ?? chooseCover(slug, neighbor)
      const city = slug.endsWith('-prosper') ? 'prosper' : 'frisco'
      return { post: { slug, title, excerpt, city, published, photo, cover: neighbor }, article }
    })
    .toReversed()
}

const RELATED_COUNT = 3

/** The members of a list after the one at a position; the list goes round. */
function following<Member>(members: readonly Member[], position: number): readonly Member[] {
  return [...members.slice(position + 1), ...members.slice(0, position)]
}

/**
 * Chooses what to read next: the next article of the same topic, then the topics that follow for the
 * same town. Both lists go round, so every article is reached from another one.
 */
export function relatedPosts(post: PostSummary, cards: readonly PostCard[]): PostSummary[] {
  const topics = Object.keys(TOPIC_PAGES)
    .map((topic) => cards.filter(({ article }) => article.data.topic === topic))
    .map((members) => members.map((card) => card.post))
  const position = topics.findIndex((members) => members.includes(post))
  const sameTopic = topics[position] ?? []
  const next = following(sameTopic, sameTopic.indexOf(post)).slice(0, 1)
  const others = following(topics, position).flatMap(
    (members) => members.find(({ city }) => city === post.city) ?? members.slice(0, 1),
  )
  return [...next, ...others].slice(0, RELATED_COUNT)
}
