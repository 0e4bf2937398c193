import sheetUrl from '../styles/all-classes.css?url'

let loading: Promise<void> | undefined

/**
 * Loads the sheet of all classes. Await it before showing anything that the page's inline styles do not cover. Throws if the
 * sheet cannot be loaded; the next call tries again.
 */
export function loadStyles(): Promise<void> {
  // There is no document during the build, and the development server links all styles.
  if (typeof document === 'undefined' || import.meta.env.DEV) return Promise.resolve()
  loading ??= new Promise((resolve, reject) => {
    const attributes = { rel: 'stylesheet', href: sheetUrl }
    const link = Object.assign(document.createElement('link'), attributes)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      loading = undefined
      link.remove()
      reject(new Error('The sheet of all classes could not be loaded'))
    })
    document.head.append(link)
  })
  return loading
}
