import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLAIMS } from '../../../src/content/claims'
import { chatTopics, noMatchReply } from '../../../src/content/demo-chat'
import { cannedReply } from '../../../src/features/demo-chat/use-demo-chat'
import { formatUsd } from '../../../src/shared/money'
import { PLANS } from '../../../src/shared/plans'
import { company } from '../../../src/site/company'

const keywords = chatTopics.flatMap((topic) =>
  topic.keywords.split(', ').map((keyword) => ({ keyword, topic })),
)

test.each([
  ['Do you work with dental offices?', 'industries'],
  ['I need a new web-site', 'website'],
  ['e-mail newsletters', 'email'],
  ['hóla!', 'greeting'],
])('"%s" is answered under %s', (message, id) => {
  expect(cannedReply(message)).toMatchObject({ id })
})

test.each(['', '???', 'What about submarines', 'priceless', '🚜🌾'])(
  '"%s" names no topic and gets the text for that',
  (message) => {
    expect(cannedReply(message)).toEqual({ reply: noMatchReply })
  },
)

test('replies name the real prices, phone, address and our own figures', () => {
  for (const plan of Object.values(PLANS)) {
    expect(cannedReply('price').reply).toContain(formatUsd(plan.monthlyCents))
  }
  expect(cannedReply('contact').reply).toContain(company.phone)
  expect(cannedReply('location').reply).toContain(company.address)
  const { reply } = cannedReply('What results do you get?')
  expect(reply).toContain(CLAIMS.conversionBefore.value)
  expect(reply).toContain(CLAIMS.conversionAfter.value)
  expect(reply).toContain('Our own figures')
})

test('a keyword is recognized in the middle of other words, whatever its case', () => {
  const noise = fc.array(fc.constantFrom('xq', 'zzk', 'vv'), { maxLength: 4 })
  fc.assert(
    fc.property(noise, fc.constantFrom(...keywords), noise, (before, { keyword, topic }, rest) => {
      const message = [...before, keyword.toUpperCase(), ...rest].join(' ')
      expect(cannedReply(`${message}!`)).toBe(topic)
    }),
  )
})
