import { createIcon } from '../../ui/icons'

const BOARDS_AND_BUD =
  'M3 46V18l7-8 7 8v28M17 46V18l7-8 7 8v28M31 46V18l7-8 7 8v28M53 46V23c-5-3-5-9 0-13.5 5 4.5 5 10.5 0 13.5M53 37c4 0 5.5-3 5.5-7M1 46h58'

/** The example company's mark in one line: three fence boards and a bud beside them. */
export const RedbudMark = createIcon('0 0 60 48', 3, BOARDS_AND_BUD, 'w-10 shrink-0')
