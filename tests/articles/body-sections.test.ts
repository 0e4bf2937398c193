import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodySections } from '../../src/articles/body-sections'
import { SUBHEADING_EMOJI, type BodySection } from '../../src/site/article'

/** What is read of a text, and the numbers of the lines that have words. */
function readBody(text: string, firstLine = 1) {
  const lines = text.split('\n').map((line, index) => ({ text: line, line: firstLine + index }))
  const read: number[] = []
  const sections = bodySections(
    lines,
    (words, line) => {
      read.push(line)
      return [words]
    },
    (line, message) => {
      throw new Error(`${line}: ${message}`)
    },
  )
  return { sections, read }
}

const sectionsOf = (text: string): readonly BodySection[] => readBody(text).sections

const partsOf = (text: string) => sectionsOf(text)[0]?.parts

test('a sub-heading opens a section, and what is before the first one has no heading', () => {
  expect(sectionsOf('Opening\n\n🎯 Aim\n\nText')).toEqual([
    { parts: [{ kind: 'paragraph', text: ['Opening'] }] },
    { heading: { mark: 'target', text: 'Aim' }, parts: [{ kind: 'paragraph', text: ['Text'] }] },
  ])
})

test.each(Object.entries(SUBHEADING_EMOJI))(
  'a line that starts with the %s emoji is a sub-heading, with the emoji apart from its text',
  (mark, emoji) => {
    expect(sectionsOf(`${emoji} Count the calls`)).toEqual([
      { heading: { mark, text: 'Count the calls' }, parts: [] },
    ])
  },
)

test('the invisible sign that asks for a colored emoji is not part of the text', () => {
  expect(sectionsOf('✅\uFE0F Done')).toEqual([
    { heading: { mark: 'checkMark', text: 'Done' }, parts: [] },
  ])
})

test('an emoji of another kind, or in the middle of a line, makes no sub-heading', () => {
  expect(sectionsOf('🐕 Dog bed\n\nAim 🎯 well')).toEqual([
    {
      parts: [
        { kind: 'paragraph', text: ['🐕 Dog bed'] },
        { kind: 'paragraph', text: ['Aim 🎯 well'] },
      ],
    },
  ])
})

test('blank lines separate blocks, and a line alone is a paragraph', () => {
  expect(partsOf('One\n\n\nTwo\n')).toEqual([
    { kind: 'paragraph', text: ['One'] },
    { kind: 'paragraph', text: ['Two'] },
  ])
})

test('a line with white space around it is a line break', () => {
  expect(partsOf('One\n \nTwo \n\tThree')).toEqual([
    { kind: 'paragraph', text: ['One'] },
    { kind: 'break' },
    { kind: 'break' },
    { kind: 'break' },
  ])
})

test('each line knows its number in the file', () => {
  expect(readBody('One\n\n\n🎯 Two\nThree\nFour', 20).read).toEqual([20, 23, 24, 25])
})

test('a text without words has no sections', () => {
  expect(sectionsOf('')).toEqual([])
  expect(sectionsOf('\n\n\n')).toEqual([])
})

test('lines of one block are a list', () => {
  expect(partsOf('One call a day\nTwo on Fridays')).toEqual([
    {
      kind: 'rows',
      labeled: false,
      rows: [{ text: ['One call a day'] }, { text: ['Two on Fridays'] }],
    },
  ])
})

test('a list has labels where every line has a short name before a colon', () => {
  expect(partsOf('Day 1: a call\nDay 2: the words')).toEqual([
    {
      kind: 'rows',
      labeled: true,
      rows: [
        { label: 'Day 1', text: ['a call'] },
        { label: 'Day 2', text: ['the words'] },
      ],
    },
  ])
})

test('one line without a name leaves the whole list without labels', () => {
  expect(partsOf('Day 1: a call\nand then nothing')).toMatchObject([{ labeled: false }])
})

test('a colon late in a sentence makes no label', () => {
  expect(
    partsOf('Look at what the first visitor of the day did: she left.\nSecond: she called'),
  ).toMatchObject([{ labeled: false }])
})

test('a break inside a block separates its lines', () => {
  expect(partsOf('One\n \nTwo')?.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'break',
    'paragraph',
  ])
})

test('lines that begin with a box are a checklist', () => {
  expect(partsOf('- [ ] Call the list\n- [ ] Ask for a review')).toEqual([
    { kind: 'checklist', items: [['Call the list'], ['Ask for a review']] },
  ])
})

test('lines between bars are a table, and columns of figures are known as such', () => {
  expect(
    partsOf('| Tool | Price |\n| --- | --- |\n| Calendar | $15 |\n| Email | $1,020 |'),
  ).toEqual([
    {
      kind: 'table',
      header: [['Tool'], ['Price']],
      rows: [
        [['Calendar'], ['$15']],
        [['Email'], ['$1,020']],
      ],
      numericColumns: [false, true],
    },
  ])
})

test('a bar behind a backslash belongs to its cell, and the last bar may be left out', () => {
  expect(partsOf('| Tool | Price |\n| --- | --- |\n| A \\| B | $1 |\n| Email | $2')).toMatchObject([
    {
      rows: [
        [['A | B'], ['$1']],
        [['Email'], ['$2']],
      ],
    },
  ])
})

const words = ({ heading, parts }: BodySection): string =>
  [
    heading?.text ?? '',
    ...parts.map((part) => {
      if (part.kind === 'paragraph') return part.text.join('')
      if (part.kind !== 'rows') return ''
      return part.rows
        .map(({ label, text }) => (label === undefined ? text : `${label}: ${text.join('')}`))
        .join('')
    }),
  ].join('')

const EMOJI = Object.values(SUBHEADING_EMOJI)

const anyBody = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('', ' ', '🎯', '📊 Sum', ' 🎯 late', ...EMOJI)))
  .map((lines) => lines.join('\n'))
  // Lines between bars that make no table are refused.
  .filter((body) => !body.includes('|'))

test('every text is accepted, and every line with words is read once, in its order', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const lines = body.split('\n')
      const withWords = lines.flatMap((line, index) =>
        line !== '' && (line === line.trim() || EMOJI.some((emoji) => line.startsWith(emoji)))
          ? [index + 1]
          : [],
      )
      expect([...new Set(readBody(body).read)]).toEqual(withWords)
    }),
  )
})

test('no line of any text is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Text', 'A: b', '🎯 Aim', '', ' ', 'x: y: z')),
      (lines) => {
        const expected = lines.map((line) => line.replace('🎯', '').trim()).join('')
        expect(sectionsOf(lines.join('\n')).map(words).join('')).toBe(expected)
      },
    ),
  )
})
