/** A brick house going up: one finished wall, framed second floor, a stack of brick, and the prairie. */
export function SiteDrawing({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 1600 720"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      stroke="#1B1A17"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path fill="#DDEBE2" stroke="none" d="M0 0h1600v720H0Z" />
      <path fill="#7FB69C" stroke="none" d="M0 520q400-50 800-20t800-24v244H0Z" />
      <path d="M0 518q400-50 800-20t800-24" />
      <path
        fill="#FAF7F0"
        d="M1396 470V250h-26c-44 0-72-28-72-64s46-64 114-64 114 28 114 64-28 64-72 64h-26v226Z"
      />
      <path d="M1306 206h212M1396 250h32" />
      <path fill="#F1ECE0" d="M60 300h640v300H60Z" />
      <path fill="#B5713F" d="M56 304h330v298H56Z" />
      <path
        d="M60 340h326M60 380h326M60 420h326M60 460h326M60 500h326M60 540h326M100 300v40M180 300v40M260 300v40M340 300v40M140 340v40M300 340v40M100 380v40M340 380v40M140 500v40M220 500v40M300 500v40M100 540v60M180 540v60M260 540v60M340 540v60"
        strokeWidth="1.5"
      />
      <path fill="#FBF0D3" d="M150 372h140v128H150Z" />
      <path d="M220 372v128M150 436h140" />
      <path
        fill="none"
        stroke="#B5713F"
        strokeWidth="12"
        d="M400 300v300M462 300v300M524 300v300M586 300v300M648 300v300M694 300v300M386 306h314M66 150v150M150 150v150M234 150v150M318 150v150M402 150v150M486 150v150M570 150v150M654 150v150M60 152h640M30 156 380 24l350 132M380 24v128M206 92v60M560 92v60"
      />
      <path fill="#D9A06F" d="M760 560h180v60H760Zm20-40h140v40H780Z" />
      <path
        d="M760 590h180M820 520v40M860 520v40M800 560v30M860 560v30M910 560v30M830 590v30M890 590v30"
        strokeWidth="1.5"
      />
      <path fill="#DDD5C4" stroke="none" d="M0 602q500-14 900 14t700-4v108H0Z" />
      <path d="M0 602q500-14 900 14t700-4" />
    </svg>
  )
}
