import { useSyncExternalStore } from 'react'

/** Whether another page has been opened; assistive technology has said the first title by itself. */
let hasChanged = false

function subscribe(listener: () => void): () => void {
  const title = document.querySelector('title')
  if (title === null) return () => undefined
  const observer = new MutationObserver(() => {
    hasChanged = true
    listener()
  })
  observer.observe(title, { childList: true })
  return () => {
    observer.disconnect()
  }
}

const announcedTitle = () => (hasChanged ? document.title : '')

/** Says the title of each page opened within the application (WCAG 4.1.3); silent on the first. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(subscribe, announcedTitle, () => '')
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
