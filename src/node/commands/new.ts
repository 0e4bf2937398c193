import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { draftArticle } from './new/draft-article'

/** `npm run new article "Title"`: a draft whose missing parts say `TODO`. */

const USAGE = 'Usage: npm run new article "Title of the article"'

async function run([kind, ...words]: readonly string[]): Promise<void> {
  const title = words.join(' ').trim()
  if (kind !== 'article' || title === '') throw new Error(USAGE)
  const { file, address, text } = draftArticle(title, new Date())
  if (existsSync(file)) throw new Error(`There is a file of that name already: ${file}`)
  await writeFile(file, text)
  process.stdout.write(
    `Written:\n  ${file}\nFill in what says TODO. \`npm run dev\` shows it at ${address}.\n`,
  )
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
