import { expect, test } from 'vitest'
import { company, siteUrl } from '../../../src/site/company'
import { indexablePaths, llmsTxt } from '../../../src/node/prerender/seo-files'

test('the text for language models names the company, every page and every article', () => {
  const text = llmsTxt()
  expect(text).toMatch(new RegExp(`^# ${company.name}\n`))
  for (const path of indexablePaths()) expect(text).toContain(`](${siteUrl}${path}): `)
})

test('no sentence ends in the full stop of an abbreviation and one of its own', () => {
  expect(llmsTxt()).toContain(company.hours.text)
  expect(llmsTxt()).not.toContain('..')
})
