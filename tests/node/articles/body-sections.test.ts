import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodySections } from '../../../src/node/articles/body-sections'
import type { BodySection } from '../../../src/site/article'

const EMOJI = ['🎯', '📊', '🤖', '✅', '🔍', '🧠', '📝', '🎨', '🔁', '📈', '🔗']

/** What is read of a text, and the numbers of the lines that have words. */
function readBody(text: string) {
  const lines = text.split('\n').map((line, index) => ({ text: line, line: index + 1 }))
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
    {
      heading: { id: 'aim', text: 'Aim', isCalculation: false },
      parts: [{ kind: 'paragraph', text: ['Text'] }],
    },
  ])
})

test.each(EMOJI)('a line that starts with %s is a sub-heading, a calculation after 📊', (emoji) => {
  const heading = { id: 'count-the-calls', text: 'Count the calls', isCalculation: emoji === '📊' }
  // The invisible character asks for a colored emoji.
  for (const written of [emoji, `${emoji}\uFE0F`])
    expect(sectionsOf(`${written} Count the calls`)).toEqual([{ heading, parts: [] }])
})

const idsOf = (text: string) => sectionsOf(text).flatMap(({ heading }) => heading?.id ?? [])

test('the id of a sub-heading is its words in lowercase letters, digits and hyphens, from the first letter on', () => {
  expect(idsOf('🎯 9:41: she’s on step 2')).toEqual(['shes-on-step-2'])
  expect(idsOf("🔁 You've outgrown “renting”? Café")).toEqual(['youve-outgrown-renting-cafe'])
  expect(idsOf('🎯 24/7')).toEqual(['part'])
})

test('sub-headings of the same words have ids of their own', () => {
  expect(idsOf('🎯 Aim\n🔁 Aim 2\n📝 Aim!\n🎯 Aim')).toEqual(['aim', 'aim-2', 'aim-3', 'aim-4'])
})

test('another emoji, or one in the middle of a line, makes no sub-heading', () => {
  expect(partsOf('🐕 Dog bed\n\nAim 🎯 well')).toEqual([
    { kind: 'paragraph', text: ['🐕 Dog bed'] },
    { kind: 'paragraph', text: ['Aim 🎯 well'] },
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

test('lines of one block are a list', () => {
  expect(partsOf('One call a day\nTwo on Fridays')).toEqual([
    {
      kind: 'rows',
      labeled: false,
      rows: [{ text: ['One call a day'] }, { text: ['Two on Fridays'] }],
    },
  ])
})

test('a list has labels if every line has a short name before a colon', () => {
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
  expect(partsOf('Day 1: a call\nand then nothing')).toMatchObject([{ labeled: false }])
  const long = 'Look at what the first visitor of the day did: she left.'
  expect(partsOf(`${long}\nSecond: she called`)).toMatchObject([{ labeled: false }])
})

test('lines that begin with a box are a checklist', () => {
  expect(partsOf('- [ ] Call the list\n- [ ] Ask for a review')).toEqual([
    { kind: 'checklist', items: [['Call the list'], ['Ask for a review']] },
  ])
})

test('lines between pipes are a table, and columns of numbers are known as such', () => {
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

test('an escaped pipe stays in its cell, and the closing pipe is optional', () => {
  expect(partsOf('| Tool | Price |\n| --- | --- |\n| A \\| B | $1 |\n| Email | $2')).toMatchObject([
    {
      rows: [
        [['A | B'], ['$1']],
        [['Email'], ['$2']],
      ],
    },
  ])
})

/** The text of a section as it was written, without emoji and line ends. */
const written = ({ heading, parts }: BodySection): string =>
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

const anyBody = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('', ' ', '🎯', '📊 Sum', ' 🎯 late', ...EMOJI)))
  .map((lines) => lines.join('\n'))
  // Lines between pipes that make no table are refused.
  .filter((body) => !body.includes('|'))

test('no line of the body is lost or duplicated', () => {
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
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Text', 'A: b', '🎯 Aim', '', ' ', 'x: y: z')),
      (lines) => {
        const expected = lines.map((line) => line.replace('🎯', '').trim()).join('')
        expect(sectionsOf(lines.join('\n')).map(written).join('')).toBe(expected)
      },
    ),
  )
})
