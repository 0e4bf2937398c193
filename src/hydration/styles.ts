import sheetUrl from '../styles/all-classes.css?url'

let loading: Promise<void> | undefined

/** Loads the whole style sheet, before anything that the page's inline styles do not cover is shown. */
export function loadStyles(): Promise<void> {
  // The build's rendering has no document, and the development server links all styles.
  if (typeof document === 'undefined' || import.meta.env.DEV) return Promise.resolve()
  loading ??= new Promise((resolve) => {
    const attributes = { rel: 'stylesheet', href: sheetUrl }
    const link = Object.assign(document.createElement('link'), attributes)
    link.addEventListener('load', () => resolve())
    // Without it things look plain but work, so nothing waits for it any longer.
    link.addEventListener('error', () => {
      loading = undefined
      resolve()
    })
    document.head.append(link)
  })
  return loading
}
