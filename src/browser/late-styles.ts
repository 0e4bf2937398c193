/**
 * Each prerendered page carries the styles of its own template inline. The late sheet is needed
 * as soon as something appears that the template did not hold: another page, the wizard, a toast.
 */
let loading: Promise<void> | undefined

/** Loads the late style sheet once; resolves when it applies, or when it cannot be had. */
export function loadLateStyles(): Promise<void> {
  const href = typeof document === 'undefined' ? undefined : document.documentElement.dataset.styles
  // Neither the build's rendering nor the development server has a second sheet.
  if (href === undefined) return Promise.resolve()
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => {
      resolve()
    })
    // Without it the page is plainer, not broken: what was asked for must still open.
    link.addEventListener('error', () => {
      loading = undefined
      resolve()
    })
    document.head.append(link)
  })
  return loading
}
