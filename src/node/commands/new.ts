import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { draftArticle } from './new/draft-article'

/** `npm run new -- article "Title"` writes a draft with a `TODO` for each missing part. */

const USAGE = 'Usage: npm run new -- article "Title"'

async function run([kind, ...words]: readonly string[]): Promise<void> {
  const title = words.join(' ').trim()
  if (kind !== 'article' || title === '') throw new Error(USAGE)
  const { file, address, text } = draftArticle(title, new Date())
  if (existsSync(file)) throw new Error(`File already exists: ${file}`)
  await writeFile(file, text)
  process.stdout.write(
    `Created ${file}. Replace every TODO. \`npm run dev\` shows it at ${address}.\n`,
  )
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
