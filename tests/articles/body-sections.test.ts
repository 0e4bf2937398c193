import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodySections, formatBody } from '../../src/articles/body-sections'
import type { BodySection } from '../../src/site/article'

function sectionsOf(text: string): readonly BodySection[] {
  return bodySections(
    formatBody(text),
    (line) => [line],
    (line, message) => {
      throw new Error(`${line}: ${message}`)
    },
  )
}

const partsOf = (text: string) => sectionsOf(text)[0]?.parts

test('a sub-heading opens a section, and what stands before the first one has no heading', () => {
  expect(sectionsOf('Opening\n\n🎯 Aim\n\nText')).toEqual([
    { parts: [{ kind: 'paragraph', text: ['Opening'] }] },
    { heading: { mark: 'target', text: 'Aim' }, parts: [{ kind: 'paragraph', text: ['Text'] }] },
  ])
})

test('lines of one block are a list', () => {
  expect(partsOf('One call a day\nTwo on Fridays')).toEqual([
    {
      kind: 'rows',
      labelled: false,
      rows: [{ text: ['One call a day'] }, { text: ['Two on Fridays'] }],
    },
  ])
})

test('a list has labels where every line has a short name before a colon', () => {
  expect(partsOf('Day 1: a call\nDay 2: the words')).toEqual([
    {
      kind: 'rows',
      labelled: true,
      rows: [
        { label: 'Day 1', text: ['a call'] },
        { label: 'Day 2', text: ['the words'] },
      ],
    },
  ])
})

test('one line without a name leaves the whole list without labels', () => {
  expect(partsOf('Day 1: a call\nand then nothing')).toMatchObject([{ labelled: false }])
})

test('a colon late in a sentence makes no label', () => {
  expect(
    partsOf('Look at what the first visitor of the day did: she left.\nSecond: she called'),
  ).toMatchObject([{ labelled: false }])
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
      figures: [false, true],
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

test('no line of any text is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Text', 'A: b', '🎯 Aim', '', ' ', 'x: y: z')),
      (lines) => {
        const body = lines.join('\n')
        const expected = formatBody(body)
          .flat()
          .map((line) => (line.kind === 'break' ? '' : line.text))
          .join('')
        expect(sectionsOf(body).map(words).join('')).toBe(expected)
      },
    ),
  )
})
