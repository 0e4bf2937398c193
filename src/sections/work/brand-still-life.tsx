import { brandDesign } from '../../content/services/brand-design'
import { formatUsd } from '../../shared/money'
import { RedbudLogo, RedbudMark } from '../product/redbud-logo'

const { objectsLabel, sign, card, invoice, cap, phone, site } = brandDesign.work

/** The objects from left to right. `place`: an object's width, and how far it reaches over the one before. */
const OBJECTS = [
  {
    name: sign.name,
    place: 'md:w-[20em]',
    drawing: (
      <div className="w-[20em]">
        <div className="rounded-control border-2 border-soil bg-prairie p-[.5em] text-limestone">
          <div className="grid justify-items-center gap-[.7em] rounded-tag border-[1.5px] border-limestone px-[.5em] py-[1.1em] leading-none">
            <RedbudLogo className="text-[2.5em]" markClassName="w-[1.6em]" short />
            <span className="text-[1.3em] font-semibold">{sign.says}</span>
            <span className="font-heading text-[2.1em] whitespace-nowrap">{phone}</span>
          </div>
        </div>
        {/* The stakes are pickets, and end in front of the line: they are in the ground, not on it. */}
        <svg
          viewBox="0 0 320 190"
          aria-hidden="true"
          className="block w-full overflow-visible fill-none stroke-soil stroke-[2.25]"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path fill="#D9A06F" d="M62 206V0h16v206M242 204V0h16v204" />
          <path d="M48 208q8-2 12-14 2 8 4 10 4-16 2-20 8 12 8 20 6-8 8-12-2 12 10 16M230 206q8-2 10-12 4 6 4 8 4-14 4-20 6 12 6 20 6-6 8-10 0 10 10 14" />
        </svg>
      </div>
    ),
  },
  {
    name: card.name,
    place: 'z-1 md:ml-[2em] md:w-[23em]',
    drawing: (
      <div className="flex aspect-[1.75] w-[23em] max-w-full border-2 border-soil bg-limestone md:origin-bottom-left md:-rotate-3">
        <div className="grid w-[30%] place-items-center bg-prairie-dark text-limestone">
          <RedbudMark className="w-[64%]" />
        </div>
        <p className="flex flex-1 flex-col p-[1.1em] leading-snug">
          <span className="font-heading text-[1.3em] leading-none text-prairie-dark">
            {card.company}
          </span>
          <b className="mt-auto font-semibold">
            {card.person}, {card.job}
          </b>
          {phone}
          <span>{site}</span>
          <span className="whitespace-nowrap">{card.mail}</span>
        </p>
      </div>
    ),
  },
  {
    name: invoice.name,
    place: 'md:-ml-[3.8em] md:w-[21.5em]',
    drawing: (
      <div className="relative w-[21.5em] rounded-window border-2 border-soil bg-[#d9a06f] px-[.8em] pt-[1.6em] pb-[.8em]">
        <svg
          viewBox="0 0 120 52"
          aria-hidden="true"
          className="absolute -top-[1.1em] left-1/2 w-[7.5em] -translate-x-1/2 fill-limestone-2 stroke-soil stroke-[2.25]"
          strokeLinejoin="round"
        >
          <path d="M4 50V32q0-8 8-8h30c4 0 4-22 18-22s14 22 18 22h30q8 0 8 8v18Z" />
          <circle cx="60" cy="15" r="5" />
        </svg>
        <div className="flex h-[23em] flex-col border-[1.5px] border-soil bg-white px-[1.2em] pt-[1.9em] tabular md:h-[28.5em]">
          <RedbudLogo className="text-[1.15em] text-prairie-dark" markClassName="w-[2.2em]" />
          <p className="mt-[1em] font-semibold">{invoice.title}</p>
          {invoice.rows.map(({ what, cents }) => (
            <p key={what} className="flex justify-between border-b border-line py-[.45em]">
              {what}
              <span>{cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents)}</span>
            </p>
          ))}
          <p className="flex justify-between py-[.4em] text-[1.3em] font-semibold">
            {invoice.total.what} <span>{formatUsd(invoice.total.cents)}</span>
          </p>
          <p className="mt-auto pb-[1em] text-center text-soil-3">{site}</p>
        </div>
      </div>
    ),
  },
  {
    name: cap.name,
    place: 'md:-ml-[4.7em] md:w-[17em]',
    drawing: (
      <svg
        viewBox="0 0 272 174"
        aria-hidden="true"
        className="block w-[17em] fill-none stroke-soil stroke-[2.25]"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path
          fill="#B5713F"
          d="M82 136C78 62 116 18 172 18c60 0 94 54 92 130-1 16-16 24-44 25H120Z"
        />
        <path d="M172 18c24 34 34 92 28 154M172 18c44 20 68 72 64 152M160 18c4-9 20-9 24 0" />
        <path fill="#1B1A17" d="M6 172c40-12 104-12 150 2H8Z" />
        <path
          fill="#163F31"
          d="M83 126C46 132 18 148 6 172c40-12 104-10 150 2q18-4 26-16c-26-18-62-29-99-32Z"
        />
        <path d="M76 137c-22 5-38 13-48 24" stroke="#7FB69C" strokeWidth="1.5" />
        <svg x="100" y="56" width="82" height="66" className="text-limestone">
          <RedbudMark className="size-full" />
        </svg>
      </svg>
    ),
  },
]

/**
 * Four objects with the logo on one ground. Everything is measured in em, so that the still life keeps
 * its overlaps at any width; its letters are never below 12 px, and where they don't fit the row scrolls.
 */
export function BrandStillLife() {
  return (
    <div className="relative mt-4 md:mt-12 lg:mt-16">
      <div className="absolute inset-x-0 bottom-0 h-15 border-t-2 border-soil bg-line" />
      <div className="@container relative lg:container-page">
        <ul
          aria-label={objectsLabel}
          // Keys must reach what scrolls (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex snap-x snap-mandatory items-end overflow-x-auto px-[8vw] pt-4 text-[max(.75rem,1.3333cqw)] md:snap-none md:px-gutter lg:px-0"
        >
          {OBJECTS.map(({ name, place, drawing }) => (
            <li
              key={name}
              className={`relative grid w-[min(84vw,27em)] shrink-0 snap-center justify-items-center max-md:px-2 ${place}`}
            >
              {drawing}
              <p className="h-15 pt-4 text-small font-medium">{name}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
