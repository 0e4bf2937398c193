import { type PostSummary, TOPIC_PAGES, type BlogTopic } from '../site/article'

const RELATED_COUNT = 3

interface Candidate {
  readonly post: PostSummary
  readonly topic: BlogTopic
}

/** The members of a list after the one at a position; the list goes round. */
function following<Member>(members: readonly Member[], position: number): readonly Member[] {
  return [...members.slice(position + 1), ...members.slice(0, position)]
}

/**
 * Chooses what to read next: the next article of the same topic, then the topics that follow for the
 * same town. Both lists go round, so every article is reached from another one.
 */
export function relatedPosts(
  candidates: readonly Candidate[],
): (post: PostSummary) => readonly PostSummary[] {
  const topics = Object.keys(TOPIC_PAGES)
    .map((topic) => candidates.filter((candidate) => candidate.topic === topic))
    .filter((members) => members.length > 0)
    .map((members) => members.map(({ post }) => post))
  return (post) => {
    const position = topics.findIndex((members) => members.includes(post))
    const sameTopic = topics[position] ?? []
    const [next] = following(sameTopic, sameTopic.indexOf(post))
    const others = following(topics, position).flatMap(
      (members) => members.find(({ city }) => city === post.city) ?? members.slice(0, 1),
    )
    return [...(next === undefined ? [] : [next]), ...others].slice(0, RELATED_COUNT)
  }
}
