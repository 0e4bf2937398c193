import { button, field } from '../find-element'
import { AI_ANSWER } from '../../support/other-hosts'
import { test } from '../test'

const log = { css: '[role=log]' }
const message = field('Message to Shimzy')

test('the chat answers what it is asked', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open('/')
  await visitor.fill(message, 'What does SEO cost?')
  await visitor.press('Enter')
  await visitor.seeText(log, 'What does SEO cost?')
  await visitor.seeText(log, '$1,500')
})

test(
  'with the visitor’s own key the chat answers from the provider',
  { tag: '@full' },
  async ({ visitor }) => {
    await visitor.open('/')
    await visitor.click(button('Connect API'))
    await visitor.fill(field('Your AI provider API key'), 'sk-visitor-0123456789')
    await visitor.click(button('Save key'))
    await visitor.see(button('API Connected'))
    await visitor.fill(message, 'Is there a free trial?')
    await visitor.press('Enter')
    await visitor.seeText(log, AI_ANSWER)
  },
)
