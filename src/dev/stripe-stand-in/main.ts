import { startStripeStandIn } from './start-stripe-stand-in'

/** The default port. The first argument changes it. */
const DEFAULT_PORT = 12_111

const { url, environment } = await startStripeStandIn({
  port: Number(process.argv[2] ?? DEFAULT_PORT),
})
if (process.send) {
  // The program that started this one reads the settings from the message.
  process.send({ url, environment })
} else {
  console.warn(`The Stripe stand-in answers at ${url}. Settings for the checkout function:`)
  for (const [name, value] of Object.entries(environment)) console.warn(`${name}=${value}`)
}
