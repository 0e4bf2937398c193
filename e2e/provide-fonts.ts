import { execFileSync } from 'node:child_process'
import { tryToInstall } from './install-packages'

/** What the fallback faces of src/styles/fonts.css are fitted to; phones and computers have one of them. */
const FITTED_FAMILIES = /\b(?:Arial|Liberation Sans|Roboto)\b/

function hasFittedFont(): boolean {
  if (process.platform !== 'linux') return true // They come with the system.
  try {
    return FITTED_FAMILIES.test(execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }))
  } catch {
    return false // No fontconfig, so hardly a font either.
  }
}

/**
 * Checks that the machine has a font that visitors have, so that layout shifts are those of visitors.
 * A bare server has none; `npm test` installs Debian's Liberation there.
 */
export function provideFonts(): void {
  if (hasFittedFont()) return
  tryToInstall(
    ['fonts-liberation'],
    'Without Arial, Liberation Sans or Roboto the tests of layout shifts fail.',
  )
}
