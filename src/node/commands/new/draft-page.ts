import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fillTemplate, hyphenated, type Draft } from './draft'

const ENTRIES = 'src/content/page-table.ts'

/** A new page goes before the platform. */
const PLATFORM = /^ {2}platform: /m

/** The draft of a service page: its text, its page, its address and its entry. */
export async function draftPage(name: string, root = '.'): Promise<Draft> {
  const slug = hyphenated(name)
  if (!/^[a-z]/.test(slug)) {
    throw new Error(`The name of a service begins with a letter: "${name}" does not`)
  }
  const id = slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const component = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}Page`
  // The title is quoted as code.
  const values = { slug, id, component, title: JSON.stringify(name) }
  const address = `/services/${slug}`
  const entries = await readFile(path.join(root, ENTRIES), 'utf8')
  if (entries.includes(`\n  ${id}: {`)) {
    throw new Error(`"${name}" is taken: ${ENTRIES} has a page of that name`)
  }
  const additions = {
    'src/site/routes.ts': `  ${id}: '${address}',\n`,
    'src/content/price-lines.ts': `  ${id}: 'TODO: "From $X a month", or one sentence that says why it has no starting price',\n`,
    [ENTRIES]: fillTemplate('service-entry', values),
  }
  const changed = new Map<string, string>()
  for (const [file, lines] of Object.entries(additions)) {
    const text = await readFile(path.join(root, file), 'utf8')
    if (!PLATFORM.test(text)) throw new Error(`${file} has no entry of the platform`)
    changed.set(
      file,
      text.replace(PLATFORM, (platform) => lines + platform),
    )
  }
  return {
    address,
    created: new Map([
      [`src/content/services/${slug}.ts`, fillTemplate('service-content', values)],
      [`src/pages/${slug}-page.tsx`, fillTemplate('service-page', values)],
    ]),
    changed,
  }
}
