import { EXAMPLE_COMPANY_SHORT } from '../../content/example-company'
import { brandDesign } from '../../content/services/brand-design'
import { Section } from '../../ui/section'
import { RedbudMark } from '../product/redbud-logo'
import { BrandStillLife } from './brand-still-life'

const { title, text, truck, phone } = brandDesign.work

/** The crew truck from the side with its lettering, fence boards in the bed, in front of a cedar fence. */
function TruckDrawing() {
  return (
    <svg
      viewBox="0 0 1100 480"
      aria-hidden="true"
      className="relative mx-auto block w-[112%] max-w-[1500px] max-md:-ml-[6%] md:w-[92%]"
      stroke="#1B1A17"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path fill="#D9A06F" d="M640 150 1046 104l6 16-404 52ZM620 172l440-40 4 18-440 44Z" />
      <path fill="#B5713F" d="M612 192l452-36 4 20-452 40Z" />
      <path
        fill="#1F5C46"
        d="M58 344c-4-40 4-66 28-78 44-20 100-26 164-30 40-58 74-98 112-122 18-11 32-14 54-14h130c22 0 32 8 34 28l8 86h448c14 0 22 8 22 22v96c0 22-6 30-24 30H78c-14 0-18-6-20-18Z"
      />
      <path
        fill="#DDEBE2"
        d="M286 228c30-44 58-74 88-92 12-7 20-9 36-9h20v101ZM452 127h88c12 0 18 4 19 16l8 85H452Z"
      />
      <path d="M442 116v244M588 214v148M262 244c60-4 120-6 180-6h146M588 214h470" />
      <path fill="#E9B949" d="M66 284c12-14 26-18 46-18l-8 32H62Z" />
      <path fill="#FAF7F0" d="M46 340h84v22H62c-12 0-16-8-16-22ZM1036 340h38v22h-38Z" />
      <path d="M466 256h26M556 256h18" />
      {[262, 838].map((x) => (
        <g key={x}>
          <path fill="#163F31" d={`M${x - 86} 366c0-52 36-86 86-86s86 34 86 86Z`} />
          <circle cx={x} cy="368" r="66" fill="#1B1A17" />
          <circle cx={x} cy="368" r="34" fill="#F1ECE0" />
          <circle cx={x} cy="368" r="10" fill="#DDD5C4" />
        </g>
      ))}
      <svg x="470" y="250" width="92" height="62" className="text-limestone">
        <RedbudMark className="size-full" />
      </svg>
      <g stroke="none" className="font-heading" fill="#FAF7F0">
        <text x="516" y="338" textAnchor="middle" fontSize="25">
          {EXAMPLE_COMPANY_SHORT}
        </text>
        <text x="604" y="254" fontSize="40">
          {phone}
        </text>
        <text x="605" y="276" fontSize="17" className="max-md:hidden">
          {truck.promise}
        </text>
      </g>
    </svg>
  )
}

/** The example company's logo on its truck, full bleed, and on a sign, a card, an invoice and a cap. */
export function BrandWork() {
  return (
    <Section background="wheat-tint" className="pt-10 md:pt-14">
      <div className="container-page">
        <h2 className="max-w-[18em] text-h2">{title}</h2>
        <p className="mt-3 max-w-measure text-soil-2">{text}</p>
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
        <TruckDrawing />
      </figure>
      <BrandStillLife />
    </Section>
  )
}
