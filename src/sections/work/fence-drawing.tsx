const BOARDS = Array.from({ length: 13 }, (_, index) => 14 + index * 46)

/** A cedar fence row with its gate under a live oak, in one line with flat fills. */
export function FenceDrawing({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 620 380"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      stroke="#1B1A17"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path fill="#DDEBE2" stroke="none" d="M0 0h620v380H0Z" />
      <circle cx="96" cy="82" r="34" fill="#E9B949" stroke="none" />
      <path fill="#7FB69C" stroke="none" d="M0 210q150-44 320-16t300-18v204H0Z" />
      <path d="M0 208q150-44 320-16t176-8" />
      <path
        fill="#B5713F"
        d="M478 240c4-40 0-66-16-92l14-6c8 12 12 20 15 34 4-16 12-30 24-42l10 8c-18 26-20 56-16 98Z"
      />
      <path
        fill="#1F5C46"
        d="M376 132c-16-28 8-54 34-48 4-32 50-44 72-20 22-26 68-16 72 16 32-4 50 32 28 52 2 24-30 38-52 22-18 22-54 20-68 0-22 18-70 12-86-22Z"
      />
      <path d="M418 110c8 10 22 12 32 6M500 96c10 10 26 10 34 0M468 132c8 8 20 8 26 2" />
      {BOARDS.map((x, index) => {
        const isGate = index === 8 || index === 9
        return (
          <path
            key={x}
            fill={isGate ? '#D9A06F' : index % 3 === 1 ? '#BF7C48' : '#B5713F'}
            d={`M${x} 340V${isGate ? 212 : 196}l20-16 20 16v${isGate ? 128 : 144}Z`}
          />
        )
      })}
      <path d="M8 232h362M478 232h136M8 302h362M478 302h136M384 238h82M384 298l82-56" />
      <circle cx="460" cy="272" r="4" fill="#1B1A17" />
      <path fill="#1F5C46" stroke="none" d="M0 338q160-12 310 0t310-2v44H0Z" />
      <path d="M0 340q160-12 310 0t310-2M40 352l4-12 6 12M212 358l4-14 6 14M530 356l5-13 5 13" />
    </svg>
  )
}
