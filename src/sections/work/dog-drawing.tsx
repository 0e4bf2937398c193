/** A wet terrier in a tub, in one line with flat fills. */
export function DogDrawing({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 320 200"
      aria-hidden="true"
      className={className}
      stroke="#1B1A17"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path fill="#FBF0D3" stroke="none" d="M0 0h320v200H0Z" />
      <path
        fill="#D9A06F"
        d="M96 132c-4-30 16-50 48-50h46c6-4 8-12 6-24-2-16 10-28 26-28 14 0 22 6 28 14l24 8c8 3 8 14 0 18l-22 8c-4 10-12 16-20 18 2 14 0 26-4 36Z"
      />
      <path fill="#B5713F" d="M212 32c-16 4-24 18-20 40 2 10 16 8 18-2 2-14 2-26 2-38Z" />
      <path d="M96 118c-14-6-20-20-14-36M276 56c4-4 4-6 0-6" />
      <path fill="#1B1A17" d="M270 50c6-2 10 2 8 8-4 2-8-2-8-8Z" />
      <circle cx="238" cy="50" r="2.5" fill="#1B1A17" />
      <path d="M230 42q6-4 12 0M250 70q10 2 18-4M128 100q4 8 0 16M150 96q4 8 0 16" />
      <path fill="#FAF7F0" d="M58 132h206c0 34-16 52-40 54H98c-24-2-40-20-40-54Z" />
      <path d="M50 132h222M104 186l-6 10M218 186l6 10" />
      <path fill="#FFF" d="M104 132a14 14 0 0 1 26-8 16 16 0 0 1 28 0 13 13 0 0 1 24 8Z" />
      <circle cx="84" cy="60" r="8" fill="#FFF" />
      <circle cx="106" cy="38" r="5" fill="#FFF" />
    </svg>
  )
}
