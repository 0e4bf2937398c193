import { comparison, comparisonPhone } from './comparison'
import { COVER_STYLES, cover } from './covers'
import { footerField } from './footer-field'
import { homeHero, homeHeroPhone } from './home'
import { fees, feesPhone } from './pages/fees'
import { notFound, notFoundPhone } from './pages/not-found'
import { servicesIndex, servicesIndexPhone } from './pages/services-index'
import { showcaseStrand } from './pages/showcase'
import { success, successPhone } from './pages/success'
import { videoPoster } from './pages/video-poster'
import { rail } from './rail'
import { contactCard, orderSummary } from './small-cards'
import { steps, stepsStill } from './steps'
import { stepsPhoneRows, stepsPhoneSkein, stepsPhoneWaves } from './steps-phone'
import type { Svg } from './svg'
import { workedExample } from './worked-example'

const PAGE_DRAWINGS = {
  'home-hero': homeHero,
  'home-hero-phone': homeHeroPhone,
  steps,
  'steps-still': stepsStill,
  'steps-phone-1': stepsPhoneSkein,
  'steps-phone-2': stepsPhoneWaves,
  'steps-phone-3': stepsPhoneRows,
  comparison,
  'comparison-phone': comparisonPhone,
  'footer-field': footerField,
  'order-summary': orderSummary,
  'contact-card': contactCard,
  rail,
  'services-index': servicesIndex,
  'services-index-phone': servicesIndexPhone,
  'showcase-strand': showcaseStrand,
  fees,
  'fees-phone': feesPhone,
  success,
  'success-phone': successPhone,
  'not-found': notFound,
  'not-found-phone': notFoundPhone,
  'video-poster': videoPoster,
  'worked-example': workedExample,
} as const satisfies Record<string, () => Svg>

/** Every drawing of the site by the name of its file. Each call draws anew, and always the same. */
export const DRAWINGS: ReadonlyMap<string, () => Svg> = new Map<string, () => Svg>([
  ...Object.entries(PAGE_DRAWINGS),
  ...[...COVER_STYLES].map(([name, { ground, motif }]): [string, () => Svg] => [
    `covers/${name}`,
    () => cover(ground, motif),
  ]),
])
