import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { draftArticle } from './new/draft-article'
import { draftPage, type Draft } from './new/draft-page'

/**
 * `npm run new article "Title"` and `npm run new page "Name"`: write a draft in which everything that
 * is still to be written says `TODO`. The build refuses it until nothing does.
 */

const USAGE =
  'Usage: npm run new article "Title of the article"\n       npm run new page "Name of the service"'

const DRAFTS: Readonly<Record<string, (name: string, readText: ReadText) => Promise<Draft>>> = {
  article: async (title) => draftArticle(title, new Date()),
  page: draftPage,
}

type ReadText = (file: string) => Promise<string>

const readText: ReadText = (file) => readFile(file, 'utf8')

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const isCode = file.endsWith('.ts') || file.endsWith('.tsx')
  const options = { ...(await resolveConfig(file)), filepath: file }
  await writeFile(file, isCode ? await format(text, options) : text)
}

async function run([kind = '', ...words]: readonly string[]): Promise<boolean> {
  const draft = DRAFTS[kind]
  const name = words.join(' ').trim()
  if (draft === undefined || name === '') {
    process.stderr.write(`${USAGE}\n`)
    return false
  }
  const { address, created, changed } = await draft(name, readText)
  const taken = [...created.keys()].filter((file) => existsSync(file))
  if (taken.length > 0) {
    process.stderr.write(`There is a file of that name already: ${taken.join(', ')}\n`)
    return false
  }
  for (const [file, text] of [...created, ...changed]) await write(file, text)
  const names = [...created.keys(), ...changed.keys()].map((file) => `  ${file}`)
  process.stdout.write(
    `Written:\n${names.join('\n')}\nFill in what says TODO. \`npm run dev\` shows it at ${address}.\n`,
  )
  return true
}

process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
