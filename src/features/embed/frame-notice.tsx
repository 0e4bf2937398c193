import type { ReactNode } from 'react'

/** What stands in the frame's place until its page is there. */
export function FrameNotice({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}) {
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 border-b border-line bg-white px-5 py-6 md:px-10 md:py-9"
    >
      <p className="font-heading text-h3">{title}</p>
      <p className="mt-2 max-w-measure text-soil-2">{text}</p>
      {children}
    </div>
  )
}
