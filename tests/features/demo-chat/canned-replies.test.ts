import { expect, test } from 'vitest'
import { CLAIMS } from '../../../src/content/claims'
import { noMatchReply } from '../../../src/content/demo-chat'
import { cannedReply } from '../../../src/features/demo-chat/use-demo-chat'
import { formatUsd } from '../../../src/shared/money'
import { PLANS } from '../../../src/shared/plans'
import { company } from '../../../src/site/company'

test.each([
  ['Do you work with dental offices?', 'industries'],
  ['I need a new web-site', 'website'],
  ['Do you send E-MAIL newsletters?', 'email'],
  ['hóla!', 'greeting'],
  ['What happens when I miss a call?', 'shimzy'],
  ['Is there an app for my phone?', 'mobileApp'],
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
