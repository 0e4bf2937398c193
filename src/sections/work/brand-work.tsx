import type { ReactNode } from 'react'
import type { brandDesign } from '../../content/services/brand-design'
import { formatUsd } from '../../shared/money'
import { RedbudLogo, RedbudMark } from '../product/redbud-logo'
import { Section } from '../../ui/section'
import { TruckDrawing } from './truck-drawing'

/** One object of the swipe row, with its name below. */
function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className="flex w-[82vw] shrink-0 snap-center flex-col md:w-auto">
      <div className="grid h-60 place-items-center">{children}</div>
      <p className="mt-3 border-t-[1.5px] border-soil pt-2 text-small">{name}</p>
    </li>
  )
}

/** The example company's logo on its truck, full bleed, and on a sign, a card, an invoice and a cap. */
export function BrandWork(copy: (typeof brandDesign)['work']) {
  const { truck, phone, site, sign, card, invoice, cap } = copy
  return (
    <Section background="wheat-tint" className="pt-10 pb-14 md:pt-14 md:pb-20">
      <div className="container-page">
        <h2 className="max-w-[18em] text-h2">{copy.title}</h2>
        <p className="mt-3 max-w-measure text-soil-2">{copy.text}</p>
      </div>
      <figure className="relative mt-6 md:mt-0">
        <figcaption className="sr-only">{truck.label}</figcaption>
        <svg
          viewBox="0 0 1600 120"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-[18%] w-full"
        >
          <path fill="#DDD5C4" d="M0 0h1600v120H0Z" />
          <path d="M0 1h1600" stroke="#1B1A17" strokeWidth="2" />
        </svg>
        <TruckDrawing
          phone={phone}
          promise={truck.promise}
          className="relative mx-auto block w-[112%] max-w-[1500px] max-md:-ml-[6%] md:w-[92%]"
        />
      </figure>
      <div className="md:container-page">
        <ul
          aria-label={copy.objectsLabel}
          // Keys must reach what scrolls (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-10 flex snap-x snap-mandatory gap-5 overflow-x-auto px-[9vw] pb-2 md:grid md:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] md:gap-x-6 md:gap-y-10 md:overflow-visible md:px-0"
        >
          <Piece name={sign.name}>
            <div className="w-56">
              <div className="grid justify-items-center gap-2 rounded-tag border-2 border-soil bg-prairie p-5 text-limestone">
                <RedbudLogo className="text-h3" short />
                <span className="font-semibold">{sign.says}</span>
                <span className="font-heading text-body leading-none whitespace-nowrap">
                  {phone}
                </span>
              </div>
              <svg viewBox="0 0 224 60" aria-hidden="true" className="block w-full">
                <path
                  d="M62 0v60M162 0v60M62 24h100"
                  stroke="#1B1A17"
                  strokeWidth="3"
                  fill="none"
                />
              </svg>
            </div>
          </Piece>
          <Piece name={card.name}>
            <div className="flex aspect-[1.75] w-72 max-w-full flex-col justify-between border-2 border-soil bg-limestone p-5">
              <RedbudLogo className="text-body text-prairie-dark" markClassName="w-10" />
              <p className="text-drawing-small leading-snug">
                <span className="block text-body font-semibold">
                  {card.person}, {card.job}
                </span>
                {phone}
                <span className="block">{site}</span>
                <span className="block">{card.mail}</span>
              </p>
            </div>
          </Piece>
          <Piece name={invoice.name}>
            <div className="flex h-full w-64 flex-col border-2 border-soil bg-white p-4 text-drawing-small tabular">
              <RedbudLogo className="text-small text-prairie-dark" markClassName="w-8" />
              <p className="mt-4 font-semibold">{invoice.title}</p>
              {invoice.rows.map(({ what, cents }) => (
                <p key={what} className="flex justify-between border-b border-line py-2">
                  {what}
                  <span>{cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents)}</span>
                </p>
              ))}
              <p className="flex justify-between py-2 text-body font-semibold">
                {invoice.total.what} <span>{formatUsd(invoice.total.cents)}</span>
              </p>
            </div>
          </Piece>
          <Piece name={cap.name}>
            <div className="relative w-56">
              <svg
                viewBox="0 0 224 140"
                aria-hidden="true"
                className="block w-full"
                stroke="#1B1A17"
                strokeWidth="2.25"
                strokeLinejoin="round"
                strokeLinecap="round"
                fill="none"
              >
                <path fill="#B5713F" d="M34 108c-2-60 32-92 78-92s80 32 78 92q-78-20-156 0Z" />
                <path
                  fill="#163F31"
                  d="M34 108q78-22 156 0c12 8 18 16 18 24q-96-26-192 0c0-8 6-16 18-24Z"
                />
                <path d="M104 16q8-8 16 0" />
              </svg>
              <RedbudMark className="absolute top-[30%] left-1/2 w-16 -translate-x-1/2 text-limestone" />
            </div>
          </Piece>
        </ul>
      </div>
    </Section>
  )
}
