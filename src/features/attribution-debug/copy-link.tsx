import { useId, useRef, useState } from 'react'
import { attributionDebug } from '../../content/attribution-debug'
import { Button } from '../../ui/button'

const text = attributionDebug.builder

/**
 * The finished link and a button that copies it. Where the browser refuses the clipboard, the link is
 * selected instead, so that the keyboard can copy it.
 */
export function CopyLink({
  link,
  notice,
}: {
  readonly link: string
  readonly notice: string | undefined
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [attempt, setAttempt] = useState<{ readonly link: string; readonly copied: boolean }>()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setAttempt({ link, copied: true })
    } catch {
      // Also where there is no clipboard at all: it needs https or localhost.
      field.current?.focus()
      field.current?.select()
      setAttempt({ link, copied: false })
    }
  }

  // A message about an earlier link says nothing about this one.
  const message = attempt?.link !== link ? '' : attempt.copied ? text.copied : text.refused
  return (
    <div className="rounded-control bg-limestone p-4">
      <label htmlFor={`${id}-link`} className="mb-1 block text-small font-semibold">
        {text.result}
      </label>
      <textarea
        ref={field}
        id={`${id}-link`}
        readOnly
        rows={4}
        value={link}
        aria-describedby={notice === undefined ? undefined : `${id}-notice`}
        className="block w-full resize-none rounded-control border-[1.5px] border-line bg-white px-3 py-2 [font-family:inherit] text-small break-all"
      />
      {notice !== undefined && (
        <p id={`${id}-notice`} className="mt-2 text-soil-2">
          {notice}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="prairie"
          size="small"
          onClick={() => {
            void copy()
          }}
        >
          {text.copy}
        </Button>
        <p role="status" className="flex-1 text-small font-semibold text-prairie">
          {message}
        </p>
      </div>
    </div>
  )
}
