/** Dates, periods and places that the legal pages state. */
export const LEGAL_FACTS = {
  privacyEffective: { iso: '2025-04-15', text: '4/15/2025' },
  termsEffective: { iso: '2020-01-01', text: '01/01/2020' },
  /** The last change of both documents. */
  updated: { iso: '2026-11-28', text: '11/28/2026' },
  minimumAgeYears: 18,
  cancellationNoticeBusinessDays: 3,
  terminationNoticeDays: 7,
  liabilityCapMonths: 3,
  arbitrationPlace: 'Collin County, Texas',
  governingLaw: 'Texas',
} as const
