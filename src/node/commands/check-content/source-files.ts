import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders with text that visitors read. */
const FOLDERS = ['src/content', 'src/site', 'src/shared']

/** Source texts by their path. */
export type SourceFiles = ReadonlyMap<string, string>

/** Reads every file that visitors' words may come from. */
export function readSourceFiles(): SourceFiles {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name)),
  )
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Text with one kind of space and one kind of quote, as people search for it. */
export function plain(text: string): string {
  return text
    .replaceAll(/\\u00a0|[\s\u00A0]+/gi, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .trim()
}

/** Whether a text contains words as whole words: 'Drive' is not in 'OneDrive'. */
export function hasWords(text: string, words: string): boolean {
  const literal = plain(words).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`).test(text)
}

/** Where a mistake is: a file, and either its line or the wrong text as visitors read it. */
interface Place {
  readonly file: string
  readonly line?: number
  readonly text?: string
}

/** Takes a mistake in the content, described for its author. */
export type Report = (place: Place, wrong: string, right: string) => void

/** Shorter phrases appear in many places, and longer ones find nothing more. */
const PHRASE_WORDS = { min: 2, max: 12 } as const

/**
 * Finds where a visible text is written. Prices and names are filled in by the build, so the source line with the longest
 * run of its words wins, at first one of the given file. Without any, the place is that file.
 */
function findInSource(sources: SourceFiles, { file, line, text }: Place): Place {
  if (text === undefined) return { file, line }
  const words = plain(text).split(' ')
  const lines = [[file, sources.get(file) ?? ''] as const, ...sources].flatMap(([name, source]) =>
    source.split('\n').map((written, at) => ({ file: name, line: at + 1, text: plain(written) })),
  )
  const { min, max } = PHRASE_WORDS
  const longest = Math.min(max, words.length)
  for (let size = longest; size >= Math.min(min, longest); size -= 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const phrase = words.slice(start, start + size).join(' ')
      const found = lines.find((written) => written.text.includes(phrase))
      if (found !== undefined) return found
    }
  }
  return { file }
}

/** Runs rules. Each mistake is a text of two lines: where and what, then what would be right. */
export function findMistakes(sources: SourceFiles, rules: (report: Report) => void): string[] {
  const mistakes: string[] = []
  rules((place, wrong, right) => {
    const { file, line } = findInSource(sources, place)
    mistakes.push(`${line === undefined ? file : `${file}:${line}`}: ${wrong}\n    ${right}`)
  })
  return mistakes
}
