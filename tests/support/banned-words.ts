import { readFileSync } from 'node:fs'

/** The words that docs/voice.md bans, as its list names them. */
export function bannedWords(): readonly string[] {
  const voice = readFileSync('docs/voice.md', 'utf8')
  const list = /A test keeps these out of every page: ([^.]+)\./.exec(voice)?.[1] ?? ''
  return [...list.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => word)
}

/** How a banned word, in any of its forms, is found in a text: the word itself and what is around it. */
export function bannedWordIn(text: string, word: string): string | undefined {
  const match = new RegExp(`.{0,40}\\b(${word}(?:s|ed|ly|less|ing)?)\\b.{0,20}`, 'i').exec(text)
  return match === null ? undefined : `"${match[1]}" in "…${match[0]}…"`
}
