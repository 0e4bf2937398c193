import { escapeMarkup } from './escape-markup'

/** The first line of an XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

/** An XML element with text in it. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
