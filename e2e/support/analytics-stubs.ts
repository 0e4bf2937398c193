/**
 * The two analytics scripts, as far as they decide what is counted. Each sends its hits to its
 * vendor's address.
 */

/**
 * Google's tag (gtag.js). It obeys commands that are `arguments` objects and ignores arrays, reports
 * a page view by itself at `config` unless told otherwise, and sends nothing while disabled.
 */
export const GOOGLE_TAG = `{
  const id = new URL(document.currentScript.src).searchParams.get('id')
  const shared = {}
  const send = (name, parameters) => {
    if (window['ga-disable-' + id]) return
    const hit = new URLSearchParams({
      en: name,
      dl: parameters.page_location ?? shared.page_location ?? location.href,
    })
    void fetch('https://www.google-analytics.com/g/collect?' + hit, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
    })
  }
  const obey = (command) => {
    if (String(command) !== '[object Arguments]') return
    const [kind, name, parameters = {}] = command
    if (kind === 'set') Object.assign(shared, name)
    if (kind === 'config' && parameters.send_page_view !== false) send('page_view', {})
    if (kind === 'event') send(name, parameters)
  }
  window.dataLayer.forEach(obey)
  window.dataLayer.push = obey
}`

/**
 * Meta's pixel (fbevents.js). It empties the queue, takes the function over, reports a page view at
 * every change of the address unless \`disablePushState\` is set, and sends nothing without consent.
 */
export const META_PIXEL = `{
  let hasConsent = true
  let hits = 0
  const send = (name) => {
    if (!hasConsent) return
    // The number keeps two hits for one address from being one cached image.
    hits += 1
    const hit = new URLSearchParams({ ev: name, dl: location.href, hits })
    new Image().src = 'https://www.facebook.com/tr/?' + hit
  }
  const obey = (kind, name) => {
    if (kind === 'consent') hasConsent = name === 'grant'
    if (kind === 'track') send(name)
  }
  window.fbq.queue.forEach((command) => obey(...command))
  window.fbq.callMethod = obey
  const { pushState } = history
  history.pushState = (...change) => {
    pushState.apply(history, change)
    if (!window.fbq.disablePushState) send('PageView')
  }
}`
