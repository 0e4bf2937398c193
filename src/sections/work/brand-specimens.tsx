import type { ReactNode } from 'react'
import { EXAMPLE_COMPANY_SHORT } from '../../content/example-company'
import { brandDesign } from '../../content/services/brand-design'
import { formatUsd } from '../../shared/money'
import { RedbudLogo, RedbudMark } from '../product/redbud-logo'

const copy = brandDesign.specimens

/** What a specimen lies on. The text beside it says what it shows. */
function Plate({
  className,
  children,
}: {
  readonly className: string
  readonly children: ReactNode
}) {
  return (
    <div
      aria-hidden="true"
      className={`relative grid h-52 w-full place-items-center overflow-hidden rounded-tag text-drawing-small max-xl:mb-5 xl:w-68 ${className}`}
    >
      {children}
    </div>
  )
}

/** The mark's color on each of the three colors. */
const CHIPS = [
  'bg-cedar text-limestone',
  'bg-prairie-dark text-limestone',
  'bg-limestone-2 text-prairie-dark',
] as const

/** One specimen per service, in the order of the services. */
export const SPECIMENS = [
  // The mark with one of its boards as the clear space, and as small as it still reads.
  <Plate key="logo" className="bg-white text-prairie-dark">
    <div className="flex items-end gap-6">
      <svg viewBox="-15 -7 90 69.5" className="w-40 fill-none">
        <path
          d="M-14-6h14V8h-14ZM60-6h14V8H60ZM-14 47.5h14v14h-14ZM60 47.5h14v14H60Z"
          className="fill-prairie-tint"
        />
        <g stroke="#B5713F" strokeWidth=".6">
          <path d="M-14-6h88v67.5h-88Z" strokeDasharray="2.5 2" />
          <path d="M0 8h60v39.5H0Z" />
        </g>
        <svg width="60" height="48">
          <RedbudMark className="size-full" />
        </svg>
      </svg>
      <div className="grid justify-items-center gap-4">
        <RedbudMark className="w-12" />
        <RedbudMark className="w-7" />
        <RedbudMark className="w-4" />
      </div>
    </div>
    <p className="absolute inset-x-0 bottom-2.5 text-center text-soil-2">{copy.clearSpace}</p>
  </Plate>,
  <Plate key="guide" className="bg-white">
    <div className="grid size-full grid-cols-3 gap-2 p-3">
      {copy.colors.map((name, index) => (
        <p key={name} className="flex flex-col text-drawing text-soil">
          <span className={`mb-2 grid flex-1 place-items-center rounded-tag ${CHIPS[index]}`}>
            <RedbudMark className="w-3/4" />
          </span>
          {name}
        </p>
      ))}
    </div>
  </Plate>,
  <Plate key="stationery" className="bg-wheat-tint">
    <div className="absolute top-4 left-1/2 h-full w-52 -translate-x-1/2 rotate-2 border-[1.5px] border-soil bg-white p-3">
      <RedbudLogo className="text-drawing text-prairie-dark" markClassName="w-7" />
    </div>
    <div className="absolute top-16 left-1/2 h-32 w-60 -translate-x-1/2 -rotate-3 border-[1.5px] border-soil bg-limestone p-3">
      <p className="max-w-[13em] leading-snug text-balance">
        <b className="block font-semibold">{copy.company}</b>
        {copy.mail}
      </p>
      <span className="absolute top-3 right-3 grid h-11 w-9 place-items-center border-[1.5px] border-dashed border-limestone bg-prairie text-limestone">
        <RedbudMark className="w-6" />
      </span>
      <p className="mt-5 ml-22 font-heading text-body">{copy.addressee}</p>
    </div>
  </Plate>,
  <Plate key="vehicle" className="bg-prairie text-limestone">
    <svg
      viewBox="0 0 272 208"
      className="absolute h-full overflow-visible fill-none stroke-soil stroke-[2.25]"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-200 34H72M200 34h272" />
      <path className="fill-prairie-tint" d="M52-4v26q0 6 6 6h156q6 0 6-6V-4Z" />
      <path d="M40-4v190q0 16 14 16h164q14 0 14-16V-4M56 54h26" />
    </svg>
    <div className="relative mt-8 grid w-36 justify-items-center gap-1.5">
      <RedbudMark className="w-19" />
      <p className="font-heading text-h3 leading-none">{EXAMPLE_COMPANY_SHORT}</p>
      <p className="font-semibold whitespace-nowrap">{copy.phone}</p>
      <p className="w-full border-x border-b border-limestone pt-1 pb-0.5 text-center">
        {copy.place}
      </p>
    </div>
  </Plate>,
  <Plate key="social" className="bg-prairie-tint">
    <div className="absolute top-5 left-1/2 h-full w-56 -translate-x-1/2 overflow-hidden rounded-t-window border-[1.5px] border-soil bg-white">
      <p className="grid h-19 bg-wheat px-4 pt-3 font-heading text-h3 leading-none">
        {copy.promise}
      </p>
      <span className="absolute top-11 right-3.5 grid size-16 place-items-center rounded-full border-3 border-white bg-prairie-dark text-limestone">
        <RedbudMark className="mb-1 w-10" />
      </span>
      <p className="px-4 pt-9 leading-snug">
        <b className="block text-small font-semibold">{copy.company}</b>
        <span className="text-soil-3">{copy.site}</span>
      </p>
    </div>
  </Plate>,
  <Plate key="brochure" className="bg-[#d9a06f]">
    <div className="flex">
      <div className="grid h-40 w-25 origin-right skew-y-4 content-between border-[1.5px] border-soil bg-prairie-dark p-3 text-limestone">
        <RedbudMark className="w-full" />
        <p className="font-heading text-body leading-none">{copy.company}</p>
      </div>
      <div className="h-40 w-36 origin-left -skew-y-4 border-[1.5px] border-l-0 border-soil bg-white p-3">
        <p className="mb-1.5 font-heading text-body leading-none">{copy.brochure.title}</p>
        {copy.brochure.rows.map(({ what, cents }) => (
          <p
            key={what}
            className="flex justify-between border-b border-line py-1 tabular last:border-b-0"
          >
            {what} <b className="font-semibold">{formatUsd(cents)}</b>
          </p>
        ))}
      </div>
    </div>
  </Plate>,
] as const
