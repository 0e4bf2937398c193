/** Escapes text for an attribute value in double quotes or for element content, in HTML and XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The first line of an XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

/** An XML element with text in it. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
