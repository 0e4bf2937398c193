/** From now on nothing is skipped: heights are true, so every place of every page can be scrolled to. */
export function stopSkippingSections(): void {
  document.documentElement.dataset.laidOut = ''
}

/**
 * Lays out what the styles let the first paint skip (src/styles/base.css), once the page has loaded: one
 * section in each frame, so that no task is long.
 */
export function layOutSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section, footer')]
  const layOutNext = () => {
    const section = sections.shift()
    if (section === undefined) {
      stopSkippingSections()
      return
    }
    section.style.contentVisibility = 'visible'
    setTimeout(() => requestAnimationFrame(layOutNext))
  }
  if (document.readyState === 'complete') layOutNext()
  else window.addEventListener('load', layOutNext, { once: true })
}
