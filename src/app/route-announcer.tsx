import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const title = document.querySelector('title')
  if (title === null) return () => undefined
  const observer = new MutationObserver(listener)
  observer.observe(title, { childList: true })
  return () => {
    observer.disconnect()
  }
}

/** The title of the document that was loaded; assistive technology has said it already. */
let firstTitle: string | undefined

function announcedTitle(): string {
  firstTitle ??= document.title
  return document.title === firstTitle ? '' : document.title
}

/** Says the title of each page opened within the application (WCAG 4.1.3); silent on the first. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(subscribe, announcedTitle, () => '')
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
