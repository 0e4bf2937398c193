import { useEffect, useState } from 'react'
import { privacyChoicesTitle } from '../../content/shell-copy'
import { lazyPart } from '../../sections/lazy-part'

const PrivacyChoices = lazyPart(async () => (await import('./privacy-choices')).PrivacyChoices)

/** The footer's button that opens the visitor's choice about advertising and measurement. */
export function PrivacyChoicesButton() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // Back and Forward change the page under the dialog, but not the footer.
    const close = () => setIsOpen(false)
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 cursor-pointer items-center text-left text-on-dark transition-colors hover:text-limestone md:min-h-8.5 md:whitespace-nowrap noscript:hidden"
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, but the dialog returns the focus to the element that had it.
          currentTarget.focus({ preventScroll: true })
          setIsOpen(true)
        }}
      >
        {privacyChoicesTitle}
      </button>
      {isOpen && <PrivacyChoices onClose={() => setIsOpen(false)} />}
    </>
  )
}
