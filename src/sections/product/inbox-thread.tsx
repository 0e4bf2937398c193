import type { ComponentProps } from 'react'
import { inboxThread, type Channel, type ThreadEntry } from '../../content/product/inbox-thread'
import { createIcon } from '../../ui/icons'
import { SpokenSymbol } from '../../ui/spoken-symbol'
import { ProductWindow } from './product-window'

const channelIcon = (path: string) => createIcon('0 0 16 16', 1.4, path, 'size-4 shrink-0')

const CHANNEL_ICONS = {
  call: channelIcon(
    'M3.2 2.6h2.4l1 2.9-1.5 1.2a8.4 8.4 0 0 0 4.2 4.2l1.2-1.5 2.9 1v2.4c0 .6-.5 1-1 1A11.4 11.4 0 0 1 2.2 3.6c0-.5.4-1 1-1Z',
  ),
  text: channelIcon('M2.5 3.5h11V11H7l-3 2.5V11H2.5Z'),
  email: channelIcon('M2 3.5h12v9H2Zm.5.7L8 8.7l5.5-4.5'),
  calendar: channelIcon('M2.5 3.5h11v10h-11Zm0 3.2h11M5.5 1.8v3m5-3v3'),
} satisfies Record<Channel, unknown>

const SIDES = {
  left: 'mr-10 justify-self-start rounded-bl-[3px] bg-limestone-2',
  right: 'ml-10 justify-self-end rounded-br-[3px] bg-prairie text-white',
} as const

/** Messages and events in order, for a grid. A message keeps a margin on the side of the other speaker. */
export function Thread({ entries }: { readonly entries: readonly ThreadEntry[] }) {
  return entries.map((entry) => {
    if ('side' in entry)
      return (
        <p key={entry.text} className={`rounded-panel px-3 py-2 ${SIDES[entry.side]}`}>
          {entry.from !== undefined && <span className="sr-only">{entry.from}: </span>}
          {entry.rating !== undefined && <SpokenSymbol {...entry.rating} />}
          <span>{entry.text}</span>
        </p>
      )
    const Icon = CHANNEL_ICONS[entry.channel]
    return (
      <p key={entry.name} className="flex items-center gap-2">
        <Icon />
        <span className="font-semibold whitespace-nowrap">{entry.name}</span>
        {entry.note !== undefined && <span className="text-soil-3">{entry.note}</span>}
        <span className="ml-auto text-soil-3">{entry.at}</span>
      </p>
    )
  })
}

interface ThreadWindowProps extends ComponentProps<typeof Thread> {
  readonly frame: Omit<ComponentProps<typeof ProductWindow>, 'children'>
  readonly className?: string
}

/** A thread in a product window. */
export function ThreadWindow({ frame, entries, className }: ThreadWindowProps) {
  return (
    <ProductWindow {...frame} className={className}>
      <div className="grid gap-3 p-4.5">
        <Thread entries={entries} />
      </div>
    </ProductWindow>
  )
}

/** One customer's conversation across call, text, calendar and email. */
export function InboxThread({ className }: { readonly className?: string }) {
  return <ThreadWindow {...inboxThread} className={className} />
}
