import { chatTopics, noMatchReply, type ChatTopic } from '../../content/demo-chat'

/** What the bot answers: text, and a page that says more where there is one. */
export type ChatReply = Pick<ChatTopic, 'reply' | 'link'>

/** Lower case, accents and apostrophes gone, every other mark a space, a space at both ends. */
function plainWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
  return ` ${letters.replace(/[^a-z0-9]+/g, ' ').trim()} `
}

function names(words: string, { keywords }: ChatTopic): boolean {
  return keywords
    .split(', ')
    .some((keyword) => words.includes(` ${keyword} `) || words.includes(` ${keyword}s `))
}

/**
 * Answers a message without any service: the first topic with a keyword in the message, as a whole word
 * or its plural, else the reply for no match.
 */
export function cannedReply(message: string): ChatReply {
  const words = plainWords(message)
  return chatTopics.find((topic) => names(words, topic)) ?? { reply: noMatchReply }
}
