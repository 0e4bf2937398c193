// The line drawings with their natural sizes. A drawing of a first screen on phones is imported as markup instead.
import homeHeroSvg from './home-hero.svg'
import stepsSvg from './steps.svg'
import stepsStillSvg from './steps-still.svg'
import stepsPhoneSvg from './steps-phone.svg'
import comparisonSvg from './comparison.svg'
import comparisonPhoneSvg from './comparison-phone.svg'
import footerFieldSvg from './footer-field.svg'
import orderSummarySvg from './order-summary.svg'
import contactCardSvg from './contact-card.svg'
import servicesIndexSvg from './services-index.svg'
import showcaseListSvg from './showcase-list.svg'
import showcaseStrandSvg from './showcase-strand.svg'
import signatureSvg from './signature.svg'
import signatureCustomerSvg from './signature-customer.svg'
import feesSvg from './fees.svg'
import feesPhoneSvg from './fees-phone.svg'
import notFoundSvg from './not-found.svg'
import notFoundPhoneSvg from './not-found-phone.svg'
import videoPosterSvg from './video-poster.svg'
import workedExampleSvg from './worked-example.svg'

export const homeHero = { src: homeHeroSvg, width: 2720, height: 720 }
export const steps = { src: stepsSvg, width: 6400, height: 256 }
export const stepsStill = { src: stepsStillSvg, width: 2720, height: 256 }
export const stepsPhone = { src: stepsPhoneSvg, width: 590, height: 120 }
export const comparison = { src: comparisonSvg, width: 1200, height: 210 }
export const comparisonPhone = { src: comparisonPhoneSvg, width: 350, height: 190 }
export const footerField = { src: footerFieldSvg, width: 1280, height: 300 }
export const orderSummary = { src: orderSummarySvg, width: 352, height: 104 }
export const contactCard = { src: contactCardSvg, width: 360, height: 120 }
export const servicesIndex = { src: servicesIndexSvg, width: 2720, height: 360 }
export const showcaseList = { src: showcaseListSvg, width: 2720, height: 2832 }
export const showcaseStrand = { src: showcaseStrandSvg, width: 10240, height: 560 }
export const signature = { src: signatureSvg, width: 190, height: 48 }
export const signatureCustomer = { src: signatureCustomerSvg, width: 150, height: 34 }
export const fees = { src: feesSvg, width: 2720, height: 320 }
export const feesPhone = { src: feesPhoneSvg, width: 590, height: 172 }
export const notFound = { src: notFoundSvg, width: 2720, height: 480 }
export const notFoundPhone = { src: notFoundPhoneSvg, width: 590, height: 184 }
export const videoPoster = { src: videoPosterSvg, width: 1280, height: 720 }
export const workedExample = { src: workedExampleSvg, width: 2720, height: 156 }
