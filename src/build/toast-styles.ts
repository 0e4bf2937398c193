import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** How sonner's module ends: it puts its one sheet into the page as soon as it is loaded. */
const INSERTION = /^__insertCSS\((".*")\);?$/m

/**
 * The style elements that the toasts' library adds to a page, so that the policy can allow exactly
 * these: its sheet, and the empty element that it stands in for a moment. Throws where the library
 * no longer does so.
 */
export async function toastStyles(): Promise<readonly string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const sheet: unknown = JSON.parse(INSERTION.exec(source)?.[1] ?? 'null')
  if (typeof sheet !== 'string') throw new Error('The style sheet of sonner was not found')
  return ['', sheet]
}
