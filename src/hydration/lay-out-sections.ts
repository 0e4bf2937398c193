import { untilIdle, untilLoaded } from './when-idle'

/** Lays out the sections that the first paint skips (src/styles/base.css), one per idle moment: no long task. */
export async function layOutSections(): Promise<void> {
  await untilLoaded()
  for (const section of document.querySelectorAll('main section, footer')) {
    await untilIdle()
    section.toggleAttribute('data-laid-out', true)
  }
  document.documentElement.toggleAttribute('data-all-laid-out', true)
}
