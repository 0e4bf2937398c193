import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Files to create and files to change, by path. */
export interface Draft {
  readonly address: string
  readonly created: ReadonlyMap<string, string>
  readonly changed: ReadonlyMap<string, string>
}

/** A text as part of an address: small letters and digits, words joined by hyphens. */
export function hyphenated(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** A file of the templates folder with values in place of `{{name}}`. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const file = path.join(import.meta.dirname, 'templates', `${template}.txt`)
  return readFileSync(file, 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => values[name] ?? whole,
  )
}
