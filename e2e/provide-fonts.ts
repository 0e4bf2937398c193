import { execFileSync } from 'node:child_process'
import { installPackages } from './install-packages'

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
 * Sees to it that the machine has a font that visitors have, so that layout shifts are those of
 * visitors. A bare server has none: Debian's Liberation is installed there, where that is possible.
 */
export function provideFonts(): void {
  if (hasFittedFont()) return
  console.warn('No font like Arial found; installing the system package.')
  try {
    installPackages('fonts-liberation')
  } catch {
    console.warn('Without Arial, Liberation Sans or Roboto the tests of layout shifts will fail.')
  }
}
