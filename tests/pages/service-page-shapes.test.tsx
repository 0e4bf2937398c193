import { parse, type HTMLElement } from 'node-html-parser'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderPage } from '../../src/prerender/render'
import { allPaths } from '../../src/site/find-page'

// Whole pages take a while to render where the machine is busy.
vi.setConfig({ hookTimeout: 60_000 })

const SERVICE_PATHS = allPaths().filter((path) => /^\/services\/[^/]+$/.test(path))

/** What a section can consist of, in the order in which a shape names it. */
const PARTS = {
  form: 'form, fieldset',
  table: 'table',
  terms: 'dl',
  questions: 'details',
  quotes: 'blockquote',
  windows: 'figure:has(> figcaption.sr-only)',
  drawings: 'img, svg[viewBox]',
  lists: 'ul, ol',
} as const

/**
 * How a section looks, without its words and measures: ground, kinds of content, and the most columns
 * that stand side by side on a wide page.
 */
function shapeOf(section: HTMLElement): string {
  const all = [section, ...section.querySelectorAll('*')]
  const classes = all.flatMap((element) => element.classNames.split(' '))
  const ground = classes.find((name) => /^bg-(?:limestone-2|soil|prairie-dark|wheat)/.test(name))
  const parts = Object.entries(PARTS).flatMap(([name, selector]) =>
    // The arrow of a link is a drawing too, but of no section in particular.
    section.querySelectorAll(selector).some((element) => element.closest('a') === null)
      ? [name]
      : [],
  )
  const columns = classes.map((name) => Number(/^(?:lg:)?grid-cols-(\d+)$/.exec(name)?.[1] ?? 1))
  return `${ground ?? 'limestone'}: ${parts.join(', ')}, ${Math.max(...columns)} columns`
}

/** The sections of a page from its hero down, one shape each. */
async function shapesBelowHero(path: string): Promise<readonly string[]> {
  const main = parse(await renderPage(path)).querySelector('main')
  const sections = main?.querySelectorAll('section, div:has(> ul.container-page)') ?? []
  return sections.slice(1).map(shapeOf)
}

/** Pairs of pages of which `of` finds the same. */
function pairsAlike(
  pages: ReadonlyMap<string, readonly string[]>,
  of: (shapes: readonly string[]) => readonly string[],
): readonly string[] {
  const entries = [...pages].map(([path, shapes]) => [path, of(shapes).join('\n')] as const)
  return entries.flatMap(([path, shapes], index) =>
    entries
      .slice(index + 1)
      .filter(([, others]) => others === shapes)
      .map(([other]) => `${path} = ${other}`),
  )
}

const pages = new Map<string, readonly string[]>()

beforeAll(async () => {
  for (const path of SERVICE_PATHS) pages.set(path, await shapesBelowHero(path))
})

test('each service page has four sections or more below its hero', () => {
  expect(pages.size).toBeGreaterThan(1)
  for (const [path, { length }] of pages) {
    expect(length, `${path} needs four sections or more below its hero`).toBeGreaterThan(3)
  }
})

test('no two service pages have the same sequence of sections below the hero', () => {
  expect(
    pairsAlike(pages, (shapes) => shapes),
    'give one of the two pages another section, or another order: src/sections has the parts',
  ).toEqual([])
})

test('no two service pages end in the same three sections', () => {
  expect(
    pairsAlike(pages, (shapes) => shapes.slice(-3)),
    'let one of the two pages end in another section: src/sections has the parts',
  ).toEqual([])
})

test('a page is found to be like itself', () => {
  const [first] = pages.values()
  if (first === undefined) throw new Error('there is no service page')
  const twice = new Map([
    ['/once', first],
    ['/twice', first],
  ])
  expect(pairsAlike(twice, (shapes) => shapes)).toEqual(['/once = /twice'])
})
