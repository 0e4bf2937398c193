import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import type { Draft } from './new/draft'
import { draftArticle } from './new/draft-article'
import { draftPage } from './new/draft-page'

/** `npm run new article "Title"` and `npm run new page "Name"`: what is still to be written says `TODO`. */

const USAGE =
  'Usage: npm run new article "Title of the article"\n       npm run new page "Name of the service"'

const DRAFTS: Readonly<Record<string, (name: string) => Promise<Draft>>> = {
  article: async (title) => draftArticle(title, new Date()),
  page: draftPage,
}

async function formatted(file: string, text: string): Promise<string> {
  if (file.endsWith('.md')) return text
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}

async function run([kind = '', ...words]: readonly string[]): Promise<void> {
  const draft = DRAFTS[kind]
  const name = words.join(' ').trim()
  if (draft === undefined || name === '') throw new Error(USAGE)
  const { address, created, changed } = await draft(name)
  const taken = [...created.keys()].filter((file) => existsSync(file))
  if (taken.length > 0) {
    throw new Error(`There is a file of that name already: ${taken.join(', ')}`)
  }
  // All of them are formatted before the first is written, so a fault leaves nothing behind.
  const files = new Map<string, string>()
  for (const [file, text] of [...created, ...changed]) files.set(file, await formatted(file, text))
  for (const [file, text] of files) await writeFile(file, text)
  process.stdout.write(
    `Written:\n  ${[...files.keys()].join('\n  ')}\nFill in what says TODO. \`npm run dev\` shows it at ${address}.\n`,
  )
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
