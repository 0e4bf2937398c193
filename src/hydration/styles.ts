import sheetUrl from '../styles/all-classes.css?url'

let loading: Promise<void> | undefined

/** Loads the full style sheet. Await it before showing anything that the page's inline styles do not cover. */
export function loadStyles(): Promise<void> {
  // There is no document during the build, and the development server links all styles.
  if (typeof document === 'undefined' || import.meta.env.DEV) return Promise.resolve()
  loading ??= new Promise((resolve) => {
    const attributes = { rel: 'stylesheet', href: sheetUrl }
    const link = Object.assign(document.createElement('link'), attributes)
    link.addEventListener('load', () => resolve())
    // Without the sheet the page looks plain but works, so resolve anyway.
    link.addEventListener('error', () => {
      loading = undefined
      resolve()
    })
    document.head.append(link)
  })
  return loading
}
