import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders with text that visitors read. */
const FOLDERS = ['src/content', 'src/site', 'src/shared']

/** Source texts by their path. */
export type SourceFiles = ReadonlyMap<string, string>

/** A place in the source. */
export interface Place {
  readonly file: string
  readonly line?: number
}

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

/** Shorter phrases appear in many places, and longer ones find nothing more. */
const PHRASE_WORDS = { min: 2, max: 12 } as const

/**
 * Finds where a visible text is written. Prices and names are filled in by the build, so the source line with the longest
 * run of its words wins. Returns the fallback if there is none.
 */
export function findInSource(sources: SourceFiles, text: string, fallback: string): Place {
  const words = plain(text).split(' ')
  const lines = [...sources].flatMap(([file, source]) =>
    source.split('\n').map((written, index) => ({ file, line: index + 1, text: plain(written) })),
  )
  const { min, max } = PHRASE_WORDS
  const longest = Math.min(max, words.length)
  for (let size = longest; size >= Math.min(min, longest); size -= 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const phrase = words.slice(start, start + size).join(' ')
      const found = lines.find((line) => line.text.includes(phrase))
      if (found !== undefined) return { file: found.file, line: found.line }
    }
  }
  return { file: fallback }
}
