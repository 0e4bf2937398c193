import cap from '../../assets/scenes/brand-cap.svg'
import card from '../../assets/scenes/brand-card.svg'
import invoice from '../../assets/scenes/brand-invoice.svg'
import sign from '../../assets/scenes/brand-sign.svg'
import truck from '../../assets/scenes/brand-truck.svg'
import { brandDesign } from '../../content/services/brand-design'
import { Drawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

const { title, text, pieces, truckLabel } = brandDesign.work

/** From left to right. `place`: a piece's width, how far it reaches over the one before, and its order on phones. */
const PIECES = [
  { drawing: { src: sign, width: 340, height: 480 }, place: 'w-3/5 max-md:-order-1 md:w-[28%]' },
  { drawing: { src: card, width: 400, height: 240 }, place: 'w-full z-1 md:w-[31%]' },
  { drawing: { src: invoice, width: 360, height: 520 }, place: 'w-full md:-ml-[4%] md:w-[28%]' },
  {
    drawing: { src: cap, width: 262, height: 168 },
    place: 'w-2/5 max-md:-order-1 md:-ml-[4%] md:w-[21%]',
  },
] as const

/** The example company's logo on its truck, and on a sign, a card, an invoice and a cap on one ground. */
export function BrandWork() {
  return (
    <Section background="wheat-tint" className="pt-10 md:pt-14">
      <div className="container-page">
        <h2 className="max-w-[18em] text-h2">{title}</h2>
        <p className="mt-3 max-w-measure text-soil-2">{text}</p>
      </div>
      <div className="relative mt-8 px-2.5">
        <div className="absolute inset-x-0 bottom-0 h-[16%] border-t-2 border-soil bg-line" />
        <Drawing
          drawing={{ src: truck, width: 1076, height: 372 }}
          alt={truckLabel}
          className="relative mx-auto w-full max-w-container pb-4 md:pb-8"
        />
      </div>
      <div className="relative pt-14 md:pt-20">
        <div className="absolute inset-x-0 bottom-0 h-15 border-t-2 border-soil bg-line" />
        <ul className="relative flex flex-wrap items-end max-md:gap-y-10 md:container-page md:flex-nowrap">
          {pieces.map(({ name, alt }, index) => {
            const piece = PIECES[index]
            return (
              piece && (
                <li key={name} className={`relative ${piece.place}`}>
                  <Drawing drawing={piece.drawing} alt={alt} className="mx-auto w-5/6 md:w-full" />
                  <p className="h-15 border-t-2 border-soil bg-line pt-4 text-center text-small font-medium">
                    {name}
                  </p>
                </li>
              )
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
