/** The channels and events that the product drawings mark with a small drawn sign. */
export type Channel = 'call' | 'text' | 'email' | 'calendar'

const PATHS: Readonly<Record<Channel, string>> = {
  call: 'M3.2 2.6h2.4l1 2.9-1.5 1.2a8.4 8.4 0 0 0 4.2 4.2l1.2-1.5 2.9 1v2.4c0 .6-.5 1-1 1A11.4 11.4 0 0 1 2.2 3.600c0-.5.4-1 1-1Z',
  text: 'M2.5 3.500h11v7.500H7l-3 2.500V11H2.500Z',
  email: 'M2 3.500h12v9H2Zm.5.7L8 8.700l5.5-4.5',
  calendar: 'M2.5 3.500h11v10h-11Zm0 3.200h11M5.5 1.800v3m5-3v3',
}

/** A 16 px sign for a channel; decoration beside its name. */
export function ChannelIcon({ channel }: { readonly channel: Channel }) {
  return (
    <svg
      className="size-4 shrink-0"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[channel]} />
    </svg>
  )
}
