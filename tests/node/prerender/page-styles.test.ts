import { expect, test } from 'vitest'
import { classNamesIn, sheetKey, stylesFor } from '../../../src/node/prerender/prerender'

const FONTS = { bricolage: '/assets/bricolage-1.woff2', figtree: '/assets/figtree-1.woff2' }

test('a page gets the rules of its own classes, under their names in the source, and no others', async () => {
  const styles = await stylesFor(['flex', 'md:hidden', 'hover:underline'], FONTS)
  expect(styles).toContain('.flex{display:flex}')
  for (const address of Object.values(FONTS)) expect(styles).toContain(address)
  expect(styles).toContain('.hover\\:underline:hover')
  expect(styles).not.toContain('.grid-page')
})

test('class names are read from attributes, with entities decoded, also in noscript, and not from the text', () => {
  const markup =
    '<p class="[&amp;&gt;svg]:w-4 flex">grid</p><noscript><b class="m-1">x</b></noscript>'
  expect([...classNamesIn(markup)]).toEqual(['[&>svg]:w-4', 'flex', 'm-1'])
})

test('articles share a sheet, every other page has its own', () => {
  expect(sheetKey('/blog/a')).toBe(sheetKey('/blog/b'))
  expect(sheetKey('/services/seo')).not.toBe(sheetKey('/services/email'))
  expect(sheetKey('/')).not.toBe(sheetKey('/about'))
})
