import { expect, test } from 'vitest'
import { classNamesOf, shortenClassNames } from '../../src/build/short-class-names'

const STYLES = `
  @layer utilities {
    .flex { display: flex }
    .md\\:p-2 { padding: 2px }
    .hover\\:underline:hover { text-decoration: underline }
    .has-checked\\:bold:has(:checked) { font-weight: bold }
    .\\[\\&\\>svg\\]\\:w-4>svg { width: 4px }
    .group-hover\\:red:is(:where(.group):hover *) { color: red }
    .running-text h2 { margin: 0 }
  }
`

const NO_LATE = classNamesOf('')

const attribute = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(' ')

test('styles and markup get the same short names', () => {
  const { styles, inMarkup } = shortenClassNames(STYLES, NO_LATE)
  const [flex, padding, hover] = attribute(
    inMarkup('<p class="flex md:p-2 hover:underline">flex</p>'),
  ) ?? ['']
  expect(styles).toContain(`.${flex}{display:flex}`)
  expect(styles).toContain(`.${padding}{padding:2px}`)
  expect(styles).toContain(`.${hover}:hover{`)
  for (const name of [flex, padding, hover]) expect(name).toMatch(/^[a-z]{1,2}$/)
})

test('what the page says stays as it is', () => {
  const { inMarkup } = shortenClassNames(STYLES, NO_LATE)
  const text = '<p title="flex">flex class=&quot;flex&quot;</p>'
  expect(inMarkup(text)).toBe(text)
})

test('a name that the rules of other elements ask for stays, because they may be written anew', () => {
  const { styles, inMarkup } = shortenClassNames(STYLES, NO_LATE)
  const [group, red, running, child] = attribute(
    inMarkup('<p class="group group-hover:red running-text [&amp;&gt;svg]:w-4">'),
  ) ?? ['']
  expect([group, running, child]).toEqual(['group', 'running-text', '[&amp;&gt;svg]:w-4'])
  expect(styles).toContain(`.${red}:is(:where(.group):hover *)`)
})

test('a name stays, too, where only rules of the late sheet ask for it', () => {
  const { inMarkup } = shortenClassNames(STYLES, classNamesOf('.flex .late { color: red }'))
  expect(attribute(inMarkup('<p class="flex md:p-2">'))?.[0]).toBe('flex')
})

test('names that are unknown to the sheet stay, and space between names does not', () => {
  const { inMarkup } = shortenClassNames(STYLES, NO_LATE)
  expect(inMarkup('<p class="  js-hook flex ">')).toMatch(/^<p class="js-hook [a-z]+">$/)
})

test('no short name is one that means something already', () => {
  const taken = ['a', 'b', 'c', 'e']
  const late = taken.map((name) => `.${name}{color:red}`).join('')
  const { inMarkup } = shortenClassNames(`${STYLES} .d { color: blue }`, classNamesOf(late))
  const names = attribute(inMarkup('<p class="flex md:p-2 hover:underline has-checked:bold d">'))
  expect(names).toHaveLength(5)
  expect(new Set([...(names ?? []), ...taken]).size).toBe(9)
})

test('as many names as a page needs are all different', () => {
  const long = Array.from({ length: 2_000 }, (_, index) => `utility-${index}`)
  const { inMarkup } = shortenClassNames(long.map((name) => `.${name}{order:1}`).join(''), NO_LATE)
  expect(new Set(attribute(inMarkup(`<p class="${long.join(' ')}">`))).size).toBe(2_000)
})
