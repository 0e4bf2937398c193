import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { parsePage } from '../parse-page'

/** The built site in memory. Paths of files begin with a slash. */
export interface OutputSite {
  readonly siteUrl: string
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Every page that is there, by its address. */
  readonly pages: ReadonlyMap<string, HTMLElement>
}

/** Something wrong with the output: where, and what. */
export type Fault = string

/** The file that a static host serves at an address; undefined where there is none. */
export function fileAt(
  files: ReadonlyMap<string, Uint8Array>,
  address: string,
): string | undefined {
  const candidates = address === '/' ? ['/index.html'] : [address, `${address}.html`]
  return candidates.find((file) => files.has(file))
}

/** The text of a file; of a missing one, none. */
export function textOf(content: Uint8Array | undefined): string {
  return content === undefined ? '' : new TextDecoder().decode(content)
}

/** The content of the meta element with this name or property. */
export function metaContent(page: HTMLElement, name: string): string | undefined {
  return page
    .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
    ?.getAttribute('content')
}

/** Puts a site together for the checks. `paths` are the addresses of its pages. */
export function outputSite(
  siteUrl: string,
  paths: readonly string[],
  files: ReadonlyMap<string, Uint8Array>,
): OutputSite {
  const pages = paths.flatMap((address): [string, HTMLElement][] => {
    const file = fileAt(files, address)
    return file === undefined ? [] : [[address, parsePage(textOf(files.get(file)))]]
  })
  return { siteUrl, files, pages: new Map(pages) }
}

/** Reads the output folder. */
export async function readOutput(outDir: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async (entry): Promise<[string, Uint8Array]> => {
        const file = path.join(entry.parentPath, entry.name)
        const name = path.relative(outDir, file).replaceAll(path.sep, '/')
        return [`/${name}`, await readFile(file)]
      }),
    ),
  )
}
