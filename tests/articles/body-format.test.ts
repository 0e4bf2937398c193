import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBody as readBody, type BodyLine } from '../../src/articles/body-sections'
import { SUBHEADING_EMOJI } from '../../src/site/article'

function withoutLine({ line: _line, ...rest }: BodyLine) {
  return rest
}

/** The blocks of a body without the numbers of their lines. */
const formatBody = (content: string) => readBody(content).map((block) => block.map(withoutLine))

test('blank lines separate blocks and each line of a block is a paragraph', () => {
  expect(formatBody('One\n\nTwo\nThree')).toEqual([
    [{ kind: 'paragraph', text: 'One' }],
    [
      { kind: 'paragraph', text: 'Two' },
      { kind: 'paragraph', text: 'Three' },
    ],
  ])
})

test.each(Object.entries(SUBHEADING_EMOJI))(
  'a line that starts with the %s emoji is a sub-heading, with the emoji apart from its text',
  (mark, emoji) => {
    expect(formatBody(`${emoji} Count the calls`)).toEqual([
      [{ kind: 'subheading', mark, text: 'Count the calls' }],
    ])
  },
)

test('the invisible sign that asks for a colored emoji is not part of the text', () => {
  expect(formatBody('✅\uFE0F Done')).toEqual([
    [{ kind: 'subheading', mark: 'checkMark', text: 'Done' }],
  ])
})

test('an emoji of another kind, or in the middle of a line, makes no sub-heading', () => {
  const kinds = formatBody('🐕 Dog bed\nAim 🎯 well').flat()
  expect(kinds.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
})

test('a line with white space around it is a line break', () => {
  expect(formatBody('One\n \nTwo \n\tThree')).toEqual([
    [{ kind: 'paragraph', text: 'One' }, { kind: 'break' }, { kind: 'break' }, { kind: 'break' }],
  ])
})

test('texts with the line ends of Windows read the same', () => {
  expect(formatBody('One\r\n\r\nTwo\r\nThree')).toEqual(formatBody('One\n\nTwo\nThree'))
})

test('each line knows its number in the file', () => {
  expect(readBody('One\n\n\nTwo\nThree', 20).flat()).toEqual([
    { kind: 'paragraph', text: 'One', line: 20 },
    { kind: 'paragraph', text: 'Two', line: 23 },
    { kind: 'paragraph', text: 'Three', line: 24 },
  ])
})

test('a text without words has no blocks', () => {
  expect(formatBody('')).toEqual([])
  expect(formatBody('\n\n\n')).toEqual([])
})

const anyBody = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        ' ',
        '\r',
        '🎯',
        '📊 Sum',
        ' 🎯 late',
        ...Object.values(SUBHEADING_EMOJI),
      ),
    ),
  )
  .map((lines) => lines.join('\n'))

test('every text is accepted: no block is empty and no paragraph has white space around it', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const blocks = formatBody(body)
      expect(blocks.filter((block) => block.length === 0)).toEqual([])
      const faulty = blocks
        .flat()
        .filter(
          (line) =>
            (line.kind !== 'break' && line.text !== line.text.trim()) ||
            (line.kind === 'paragraph' && line.text === ''),
        )
      expect(faulty).toEqual([])
    }),
  )
})

test('every line that says something comes out once, in its order', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const lines = body.split(/\r?\n/).filter((line) => line !== '')
      expect(formatBody(body).flat()).toHaveLength(lines.length)
    }),
  )
})
