import { expect, test } from 'vitest'
import {
  findRunningFakeStripe,
  writeFakeStripeUrl,
} from '../../../../src/node/dev/fake-stripe/environment'
import { startFakeStripe } from '../../../../src/node/dev/fake-stripe/start-fake-stripe'

test('when the latest site has stopped, the previous one is found', async () => {
  const [first, last] = [await startFakeStripe(), await startFakeStripe()]
  await writeFakeStripeUrl(first.url)
  await writeFakeStripeUrl(last.url)
  expect(await findRunningFakeStripe()).toBe(last.url)
  await last.close()
  expect(await findRunningFakeStripe()).toBe(first.url)
  await first.close()
})
