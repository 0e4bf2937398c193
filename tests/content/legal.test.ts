import { expect, test } from 'vitest'
import type { LegalDocumentContent } from '../../src/content/legal-document'
import { privacy } from '../../src/content/legal/privacy'
import { terms } from '../../src/content/legal/terms'
import { company } from '../../src/site/company'
import { monthlyPrice } from '../support/figures'

const textOf = (document: LegalDocumentContent) => JSON.stringify(document.sections)
const sectionText = (document: LegalDocumentContent, id: string) =>
  JSON.stringify(document.sections.find((section) => section.id === id))

test('the Privacy Policy is effective 4/15/2025 and has ten sections', () => {
  expect(privacy.effective).toEqual({ iso: '2025-04-15', text: '4/15/2025' })
  expect(privacy.sections).toHaveLength(10)
})

test('the Terms of Service are effective 01/01/2020 and have eleven sections', () => {
  expect(terms.effective).toEqual({ iso: '2020-01-01', text: '01/01/2020' })
  expect(terms.sections).toHaveLength(11)
})

test.each([
  ['privacy', privacy],
  ['terms', terms],
] as const)('every section of %s has its own address and says something', (_name, document) => {
  const ids = document.sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { title, short, parts } of document.sections) {
    expect(title).not.toBe('')
    expect(short).not.toBe('')
    expect(parts.length).toBeGreaterThan(0)
  }
})

test('the Privacy Policy names the company, its address and how to reach it', () => {
  const text = textOf(privacy)
  for (const fact of [company.name, company.address, company.email, company.phone]) {
    expect(text).toContain(fact)
  }
})

test.each([
  ['cookies', /utm_tracking for 30 days/],
  ['age-and-changes', /18 or older/],
  ['your-rights', new RegExp(`by email to .*${company.email}`)],
  ['analytics', /Global Privacy Control/],
  ['analytics', /Meta pixel/],
  ['demo-chat', /stays in that page.s memory/],
])('the section %s of the Privacy Policy says %s', (id, fact) => {
  expect(sectionText(privacy, id)).toMatch(fact)
})

test.each([
  ['payments', /monthly recurring payments/],
  ['refunds', /no refunds for rendered work/i],
  ['cancellation', /at least 3 business days before the next billing cycle/],
  ['cancellation', /written notice/],
  ['term', /month to month/],
  ['term', /Either party may terminate the agreement.*7 days' written notice/],
  ['liability', /limited to the fees you paid us in the 3 months before it arose/],
  ['disputes', /binding arbitration in Collin County, Texas/],
  ['disputes', /Texas law governs/],
  ['plans', `${monthlyPrice('starter')} a month`],
])('the section %s of the Terms says %s', (id, fact) => {
  expect(sectionText(terms, id)).toMatch(fact)
})
