// Written by `npm run drawings`. Do not edit.
import prairieDarkSkein from './covers/prairie-dark-skein.svg'
import prairieDarkPinch from './covers/prairie-dark-pinch.svg'
import prairieDarkDots from './covers/prairie-dark-dots.svg'
import prairieDarkField from './covers/prairie-dark-field.svg'
import prairieDarkRope from './covers/prairie-dark-rope.svg'
import prairieDarkRibbon from './covers/prairie-dark-ribbon.svg'
import prairieDarkWaves from './covers/prairie-dark-waves.svg'
import prairieDarkRanks from './covers/prairie-dark-ranks.svg'
import wheatSkein from './covers/wheat-skein.svg'
import wheatPinch from './covers/wheat-pinch.svg'
import wheatDots from './covers/wheat-dots.svg'
import wheatField from './covers/wheat-field.svg'
import wheatRope from './covers/wheat-rope.svg'
import wheatRibbon from './covers/wheat-ribbon.svg'
import wheatWaves from './covers/wheat-waves.svg'
import wheatRanks from './covers/wheat-ranks.svg'
import limestone2Skein from './covers/limestone-2-skein.svg'
import limestone2Pinch from './covers/limestone-2-pinch.svg'
import limestone2Dots from './covers/limestone-2-dots.svg'
import limestone2Field from './covers/limestone-2-field.svg'
import limestone2Rope from './covers/limestone-2-rope.svg'
import limestone2Ribbon from './covers/limestone-2-ribbon.svg'
import limestone2Waves from './covers/limestone-2-waves.svg'
import limestone2Ranks from './covers/limestone-2-ranks.svg'
import soilSkein from './covers/soil-skein.svg'
import soilPinch from './covers/soil-pinch.svg'
import soilDots from './covers/soil-dots.svg'
import soilField from './covers/soil-field.svg'
import soilRope from './covers/soil-rope.svg'
import soilRibbon from './covers/soil-ribbon.svg'
import soilWaves from './covers/soil-waves.svg'
import soilRanks from './covers/soil-ranks.svg'

/** The address of every cover, by the name that articles give. */

export const COVERS = {
  'prairie-dark-skein': prairieDarkSkein,
  'prairie-dark-pinch': prairieDarkPinch,
  'prairie-dark-dots': prairieDarkDots,
  'prairie-dark-field': prairieDarkField,
  'prairie-dark-rope': prairieDarkRope,
  'prairie-dark-ribbon': prairieDarkRibbon,
  'prairie-dark-waves': prairieDarkWaves,
  'prairie-dark-ranks': prairieDarkRanks,
  'wheat-skein': wheatSkein,
  'wheat-pinch': wheatPinch,
  'wheat-dots': wheatDots,
  'wheat-field': wheatField,
  'wheat-rope': wheatRope,
  'wheat-ribbon': wheatRibbon,
  'wheat-waves': wheatWaves,
  'wheat-ranks': wheatRanks,
  'limestone-2-skein': limestone2Skein,
  'limestone-2-pinch': limestone2Pinch,
  'limestone-2-dots': limestone2Dots,
  'limestone-2-field': limestone2Field,
  'limestone-2-rope': limestone2Rope,
  'limestone-2-ribbon': limestone2Ribbon,
  'limestone-2-waves': limestone2Waves,
  'limestone-2-ranks': limestone2Ranks,
  'soil-skein': soilSkein,
  'soil-pinch': soilPinch,
  'soil-dots': soilDots,
  'soil-field': soilField,
  'soil-rope': soilRope,
  'soil-ribbon': soilRibbon,
  'soil-waves': soilWaves,
  'soil-ranks': soilRanks,
} as const

export type CoverName = keyof typeof COVERS

/** The natural size of every cover, in CSS pixels. */
export const COVER_SIZE = { width: 1200, height: 480 } as const
