import { writeFile } from 'node:fs/promises'
import { stop } from '../settings'
import { draftArticle } from './new/draft-article'

/** `npm run new -- article "Title"` writes a draft with a `TODO` for each missing part. */

const [kind, ...words] = process.argv.slice(2)
const title = words.join(' ').trim()
if (kind !== 'article' || title === '') stop('Usage: npm run new -- article "Title"')
try {
  const { file, address, text } = draftArticle(title, new Date())
  // Node's error for a file that exists names it.
  await writeFile(file, text, { flag: 'wx' })
  process.stdout.write(
    `Created ${file}. Replace every TODO. \`npm run dev\` shows it at ${address}.\n`,
  )
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
