/**
 * Loads a script of another site after the page itself, so that it never delays the page. One that is
 * blocked or fails is nobody's loss: what was queued for it is never sent.
 */
export function loadScript(src: string): void {
  const insert = () => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    document.head.append(script)
  }
  if (document.readyState === 'complete') insert()
  else window.addEventListener('load', insert, { once: true })
}
