import { startStripeStandIn } from './start-stripe-stand-in'

/** The port of the example in contract.md; the first argument changes it. */
const DEFAULT_PORT = 12_111

const { url, environment } = await startStripeStandIn({
  port: Number(process.argv[2] ?? DEFAULT_PORT),
})
if (process.send) {
  // Another program has started this one and reads the settings from the message.
  process.send({ url, environment })
} else {
  console.warn(`The Stripe stand-in answers at ${url}. Settings for the checkout function:`)
  for (const [name, value] of Object.entries(environment)) console.warn(`${name}=${value}`)
}
