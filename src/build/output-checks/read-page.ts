import { unescapeMarkup } from '../unescape-markup'

/** An element of a page: its name and attributes, entities decoded. */
export interface PageElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/** What the checks need to know of a written page. */
export interface PageSource {
  readonly elements: readonly PageElement[]
  readonly title: string | undefined
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  readonly jsonLd: readonly string[]
  readonly ids: ReadonlySet<string>
}

const textOf = (markup: string) =>
  unescapeMarkup(markup.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()

const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g

function attributesOf(source: string): ReadonlyMap<string, string> {
  const list = Array.from(
    source.matchAll(ATTRIBUTE),
    ([, name = '', value = '']): [string, string] => [name.toLowerCase(), unescapeMarkup(value)],
  )
  return new Map(list)
}

const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g
const NO_MARKUP = /<!--[\s\S]*?-->|(<(?:script|style)\b[^>]*>)[\s\S]*?<\/(?:script|style)>/g

/**
 * Reads a page that this build wrote. The build escapes `<`, `>` and `"` wherever they are text, so
 * tags can be told apart by pattern; this is no parser for other people's HTML.
 */
export function readPage(html: string): PageSource {
  const jsonLd = Array.from(html.matchAll(JSON_LD), ([, json = '']) => json)
  const markup = html.replaceAll(NO_MARKUP, '$1')
  const elements = Array.from(
    markup.matchAll(/<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi),
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: attributesOf(attributes),
    }),
  )
  const title = /<title>([^<]*)<\/title>/.exec(markup)?.[1]
  return {
    elements,
    title: title === undefined ? undefined : unescapeMarkup(title),
    headings: Array.from(
      markup.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g),
      ([, level, content = '']) => ({ level: Number(level), text: textOf(content) }),
    ),
    jsonLd,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
  }
}

/** The values of an attribute on elements of a name. */
export function attributeValues(page: PageSource, element: string, attribute: string): string[] {
  return page.elements
    .filter(({ name }) => name === element)
    .flatMap(({ attributes }) => attributes.get(attribute) ?? [])
}

/** The content of the meta element with this name or property. */
export function metaContent(page: PageSource, name: string): string | undefined {
  return page.elements
    .find(
      ({ name: element, attributes }) =>
        element === 'meta' &&
        (attributes.get('name') === name || attributes.get('property') === name),
    )
    ?.attributes.get('content')
}
