import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

/** `ui` must not import content, so its few texts are in the components. */
const WITH_WORDS = ['src/ui/']

const components = readdirSync('src', { recursive: true, withFileTypes: true })
  .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name))
  .filter((file) => file.endsWith('.tsx') && !WITH_WORDS.some((folder) => file.startsWith(folder)))

/** The text between the tags of a component. */
function wordsIn(file: string, source: string): string[] {
  const words: string[] = []
  new Visitor({
    JSXText: ({ value }) => {
      if (/\p{Letter}/u.test(value)) words.push(`${file}: ${value.trim()}`)
    },
  }).visit(parseSync(file, source).program)
  return words
}

test('copy is data: no component contains text that visitors read', () => {
  expect(components).toContain('src/app/layout/footer.tsx')
  expect(components.flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a sentence between tags is found, marks and expressions are not', () => {
  expect(wordsIn('a.tsx', 'const a = <p>Call us</p>')).toEqual(['a.tsx: Call us'])
  expect(wordsIn('a.tsx', 'const a = <p>{text}, <b>/</b></p>')).toEqual([])
})
