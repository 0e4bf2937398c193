import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBody } from '../../src/site/blog-body'
import { bodySections, type BodySection } from '../../src/site/body-sections'

const sectionsOf = (text: string) => bodySections(formatBody(text))

test('a sub-heading opens a section, and what stands before the first one has no heading', () => {
  expect(sectionsOf('Opening\n\n🎯 Aim\n\nText')).toEqual([
    { parts: [{ kind: 'paragraph', text: 'Opening' }] },
    { heading: { mark: 'target', text: 'Aim' }, parts: [{ kind: 'paragraph', text: 'Text' }] },
  ])
})

test('lines of one block stand together as rows', () => {
  expect(sectionsOf('One call a day\nTwo on Fridays')[0]?.parts).toEqual([
    {
      kind: 'rows',
      labelled: false,
      rows: [{ text: 'One call a day' }, { text: 'Two on Fridays' }],
    },
  ])
})

test('rows are labelled where every line has a short name before a colon', () => {
  expect(sectionsOf('Day 1: a call\nDay 2: the words')[0]?.parts).toEqual([
    {
      kind: 'rows',
      labelled: true,
      rows: [
        { label: 'Day 1', text: 'a call' },
        { label: 'Day 2', text: 'the words' },
      ],
    },
  ])
})

test('one line without a name leaves all rows without labels, so that a list has one shape', () => {
  const [part] = sectionsOf('Day 1: a call\nand then nothing')[0]?.parts ?? []
  expect(part).toMatchObject({ kind: 'rows', labelled: false })
})

test('a colon late in a sentence makes no label', () => {
  const [part] =
    sectionsOf('Look at what the first visitor of the day did: she left.\nSecond: she called')[0]
      ?.parts ?? []
  expect(part).toMatchObject({ labelled: false })
})

test('a break inside a block parts its lines', () => {
  expect(sectionsOf('One\n \nTwo')[0]?.parts.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'break',
    'paragraph',
  ])
})

const words = ({ heading, parts }: BodySection): string =>
  [
    heading?.text ?? '',
    ...parts.map((part) => {
      if (part.kind === 'break') return ''
      if (part.kind === 'paragraph') return part.text
      return part.rows
        .map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`))
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
