import { parseArgs } from 'node:util'
import { findRunningFakeStripe } from './fake-stripe/environment'

/**
 * `npm run seed-campaigns`: adds sample sign-ups to the fake Stripe of a running `npm start` or
 * `npm run dev`, so that `npm run campaign-report` has something to show.
 * `npm run seed-campaigns -- --count 300 --seed 7`
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})

const url = await findRunningFakeStripe()
if (url === undefined) {
  console.error('No fake Stripe is running. Run `npm start` without a Stripe key first.')
  process.exitCode = 1
} else {
  const order = { count: Number(values.count), seed: Number(values.seed) }
  const response = await fetch(`${url}/_fake-stripe/seed`, {
    method: 'POST',
    body: JSON.stringify(order),
  })
  if (response.ok) {
    const added = `The fake Stripe has ${order.count} more sample sign-ups.`
    console.warn(`${added} npm run campaign-report shows them.`)
  } else {
    console.error('--count takes a number from 1 to 100,000, and --seed a whole number.')
    process.exitCode = 1
  }
}
