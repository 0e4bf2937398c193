/**
 * Passes Back and Forward on to the router in a task of their own.
 *
 * React renders at once what changes while the browser dispatches `popstate`, and where code is still
 * missing it shows the fallback: an empty page, which cannot be scrolled to where the visitor was. In
 * a later task it is a transition like any other navigation: the page that is left stays until the
 * other one is complete.
 */
export function passHistoryStepsOn(): void {
  window.addEventListener(
    'popstate',
    (step) => {
      if (!step.isTrusted) return
      step.stopImmediatePropagation()
      setTimeout(() => {
        window.dispatchEvent(new PopStateEvent('popstate', { state: step.state }))
      })
    },
    { capture: true },
  )
}
