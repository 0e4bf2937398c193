import { palette } from '../../../site/palette'
import { svg, type Svg } from '../svg'

const LINE = `fill="none" stroke="${palette.soil}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`

/** The mark of the invented fence company: three pickets, the middle one taller, and a bud. */
function mark(x: number, y: number, size: number, color: string, bud: string): string {
  const scale = size / 60
  return `<g transform="translate(${x} ${y})scale(${scale})"><path d="M6 60V26l8-8 8 8v34ZM30 60V16l8-8 8 8v44ZM54 60V26l8-8 8 8v34Z" fill="${color}"/><circle cx="38" cy="-4" r="7" fill="${bud}"/></g>`
}

/** Lines of text, drawn as short rules. */
function rules(x: number, y: number, widths: readonly number[], gap: number): string {
  const paths = widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join('')
  return `<path d="${paths}" fill="none" stroke="${palette.lineStrong}" stroke-width="1.6"/>`
}

/** A truck door with its window, handle and panel line. */
function truckDoor(): string {
  return (
    `<path d="M20 400V170c0-10 4-18 10-26l66-92c8-11 18-16 32-16h202v364Z" ${LINE}/>` +
    `<path d="M52 168h254V62H136c-8 0-14 3-19 10Z" ${LINE}/>` +
    `<path d="M268 212h40v14h-40ZM20 330h310" ${LINE}/>` +
    mark(74, 216, 84, palette.prairie, palette.wheat) +
    rules(186, 260, [66], 14)
  )
}

/** A yard sign on two posts in the ground. */
function sign(): string {
  return (
    `<rect x="400" y="150" width="200" height="132" rx="4" fill="${palette.prairieDark}"/>` +
    `<path d="M432 282v118M568 282v118M380 400h240" ${LINE}/>` +
    mark(470, 186, 58, palette.limestone, palette.wheat) +
    `<path d="M438 262h124" fill="none" stroke="${palette.prairieSoft}" stroke-width="2"/>`
  )
}

/** A business card, lying at an angle over another one. */
function cards(): string {
  return (
    `<g transform="rotate(-7 740 330)"><rect x="668" y="300" width="150" height="88" rx="4" fill="${palette.white}" stroke="${palette.soil}" stroke-width="1.6"/></g>` +
    `<g transform="rotate(5 740 320)"><rect x="664" y="284" width="150" height="88" rx="4" fill="${palette.white}" stroke="${palette.soil}" stroke-width="1.6"/>` +
    mark(684, 312, 40, palette.prairie, palette.wheat) +
    rules(748, 318, [48, 40, 44], 13) +
    '</g>'
  )
}

/** An invoice: letterhead, lines and a total. */
function invoice(): string {
  return (
    `<rect x="668" y="26" width="170" height="222" rx="3" fill="${palette.white}" stroke="${palette.soil}" stroke-width="1.6"/>` +
    mark(688, 58, 32, palette.prairie, palette.wheat) +
    rules(774, 60, [44, 36], 12) +
    rules(690, 124, [126, 126, 126], 24) +
    `<path d="M764 214h52" fill="none" stroke="${palette.prairie}" stroke-width="5"/>`
  )
}

/** A box of cookies for finished jobs, with a lid and a band. */
function cookieBox(): string {
  return (
    `<path d="M900 214l140-52 148 52v150l-148 50-140-50Z" fill="${palette.wheatTint}" stroke="${palette.soil}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M900 214l140 52 148-52M1040 266v148" ${LINE}/>` +
    `<path d="M966 188l146 54v148" fill="none" stroke="${palette.prairie}" stroke-width="7" stroke-linejoin="round"/>` +
    `<g transform="translate(928 268)skewY(20)">${mark(0, 20, 46, palette.prairie, palette.paintbrush)}</g>`
  )
}

/** One brand on everything that carries it: truck door, yard sign, invoice, cards and cookie box. */
export function brandKit(): Svg {
  return svg(
    { x: 0, y: 0, width: 1200, height: 430 },
    truckDoor() + sign() + invoice() + cards() + cookieBox(),
  )
}
