import { faultIf, type Fault, type OutputSite } from './output-site'
import { attributeValues, metaContent, type PageSource } from './read-page'

function headingFaults({ headings }: PageSource): Fault[] {
  const first = headings.filter(({ level }) => level === 1).length
  const skipped = headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0
    return level > before + 1 ? [`heading "${text}" skips from level ${before} to ${level}`] : []
  })
  const empty = headings.filter(({ text }) => text === '').map(() => 'a heading has no text')
  return [faultIf(first !== 1, `${first} h1 elements`), skipped, empty].flat()
}

function imageFaults(page: PageSource): Fault[] {
  return page.elements
    .filter(({ name }) => name === 'img')
    .flatMap(({ attributes }) => {
      const source = attributes.get('src') ?? 'without a source'
      const sized = ['width', 'height'].every((side) => Number(attributes.get(side)) > 0)
      return [
        faultIf(!sized, `image ${source} has no width and height`),
        faultIf(!attributes.has('alt'), `image ${source} has no alt`),
      ].flat()
    })
}

function headFaults(page: PageSource): Fault[] {
  const canonical = page.elements.filter(({ attributes }) => attributes.get('rel') === 'canonical')
  const wanted = isIndexable(page) ? 1 : 0
  return [
    faultIf(!page.title, 'no title'),
    faultIf(!metaContent(page, 'description'), 'no description'),
    faultIf(
      canonical.length !== wanted,
      `${canonical.length} canonical addresses where ${wanted} belongs`,
    ),
  ].flat()
}

function jsonLdFaults({ jsonLd }: PageSource): Fault[] {
  return jsonLd.flatMap((json) => {
    try {
      JSON.parse(json)
      return []
    } catch {
      return ['structured data is no JSON']
    }
  })
}

function inlineFaults(page: PageSource): Fault[] {
  const styled = page.elements.filter(({ attributes }) => attributes.has('style'))
  const handled = page.elements.filter(({ attributes }) =>
    [...attributes.keys()].some((name) => name.startsWith('on')),
  )
  return [...styled, ...handled].map(
    ({ name }) => `<${name}> has an inline style or handler, which the policy forbids`,
  )
}

function idFaults(page: PageSource): Fault[] {
  const seen = new Set<string>()
  return page.elements.flatMap(({ attributes }) => {
    const id = attributes.get('id')
    if (id === undefined) return []
    if (seen.has(id)) return [`id "${id}" is used twice`]
    seen.add(id)
    return []
  })
}

/** Whether a page asks search engines to index it. */
export function isIndexable(page: PageSource): boolean {
  return !(metaContent(page, 'robots') ?? '').includes('noindex')
}

/** The canonical address of a page. */
export function canonicalOf(page: PageSource): string | undefined {
  return page.elements
    .find(({ attributes }) => attributes.get('rel') === 'canonical')
    ?.attributes.get('href')
}

/** Faults within single pages: headings, head, images, structured data, ids, inline code. */
export function pageFaults({ pages }: OutputSite): Fault[] {
  return [...pages].flatMap(([address, page]) =>
    [headingFaults, headFaults, imageFaults, jsonLdFaults, idFaults, inlineFaults]
      .flatMap((check) => check(page))
      .concat(attributeValues(page, 'main', 'id').length === 1 ? [] : ['no main area'])
      .map((fault) => `${address}: ${fault}`),
  )
}
