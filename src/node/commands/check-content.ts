import { ArticleError } from '../articles/blog'
import { loadEnvFiles } from '../env-files'

/**
 * `npm run check-content` lists the mistakes in the content, each with its file, line and correction, and exits with 1
 * if there are any.
 */
loadEnvFiles()
try {
  // Imported here, because content with an entry too few or too many fails as soon as it is loaded.
  const { checkContent } = await import('./check-content/all-rules')
  const found = await checkContent()
  const { length } = found
  const closing = `${length || 'No'} ${length === 1 ? 'mistake' : 'mistakes'} found.`
  process.stdout.write(`${[...found, closing].join('\n')}\n`)
  process.exitCode = length === 0 ? 0 : 1
} catch (error) {
  // Content that cannot be loaded or rendered. A stack would hide the file, which the message or its first frame names.
  const { message = String(error), stack = '' } = error instanceof Error ? error : {}
  const place = /\bsrc\/(?:content|site|shared|pages)\/\S+:\d+(?=:\d+\)?$)/m.exec(stack)?.[0]
  console.error([place, message].filter(Boolean).join(': '))
  if (!(error instanceof ArticleError))
    console.error('    If `npm run typecheck` reports anything, correct that first.')
  process.exitCode = 1
}
