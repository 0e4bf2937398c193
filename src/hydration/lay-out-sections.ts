import { idle, loaded } from './when-idle'

/**
 * Lays out the sections that the style sheet skips for the first paint (src/styles/base.css), one per idle
 * moment, so that no task gets long. Afterwards every height is real and no section is skipped any more.
 */
export async function layOutSections(): Promise<void> {
  await loaded()
  for (const section of document.querySelectorAll('main section, footer')) {
    await idle()
    section.toggleAttribute('data-laid-out', true)
  }
  document.documentElement.toggleAttribute('data-laid-out', true)
}
