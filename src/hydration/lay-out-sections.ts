import { idle, loaded } from './when-idle'

/** Lays out the sections that the first paint skips (src/styles/base.css), one per idle moment: no long task. */
export async function layOutSections(): Promise<void> {
  await loaded()
  for (const section of document.querySelectorAll('main section, footer')) {
    await idle()
    section.toggleAttribute('data-laid-out', true)
  }
  document.documentElement.toggleAttribute('data-laid-out', true)
}
