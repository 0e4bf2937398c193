import * as z from 'zod/mini'
import { sessionJson } from './checkout-sessions'
import { FAULTS, OPERATIONS } from './faults'
import { changedPrice } from './prices'
import { ApiError, jsonReply, missing, type Reply } from './replies'
import { addSignUps, sampleSignUps } from './sample-sign-ups'
import type { StandInState } from './stand-in-state'

const Fault = z.enum(FAULTS)

const FaultOrder = z.strictObject({
  fault: Fault,
  times: z.prefault(z.int().check(z.gte(1), z.lte(100_000)), 1),
  operation: z.prefault(z.enum(OPERATIONS), 'create'),
  after: z.prefault(z.int().check(z.gte(0), z.lte(100_000)), 0),
})

const FaultRateOrder = z.strictObject({
  rate: z.number().check(z.gte(0), z.lte(1)),
  faults: z.prefault(z.array(Fault).check(z.minLength(1)), [...FAULTS]),
  seed: z.prefault(z.int(), 1),
})

const PriceOrder = z.strictObject({
  id: z.string(),
  change: z.strictObject({
    active: z.exactOptional(z.boolean()),
    currency: z.exactOptional(z.string()),
    unit_amount: z.exactOptional(z.int()),
    interval: z.exactOptional(z.string()),
  }),
})

const SeedOrder = z.strictObject({
  count: z.int().check(z.gte(1), z.lte(100_000)),
  seed: z.prefault(z.int(), 1),
})

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body || '{}'))
  } catch (error) {
    throw new ApiError(400, error instanceof Error ? error.message : 'Invalid order')
  }
}

function changePrice({ prices }: StandInState, body: string): void {
  const { id, change } = parse(PriceOrder, body)
  const price = prices.get(id)
  if (price === undefined) throw missing('price', id, 'id')
  prices.set(id, changedPrice(price, change))
}

/**
 * The stand-in's own switches, which Stripe does not have:
 * `POST faults {fault, times, operation, after}`, `POST fault-rate {rate, faults, seed}`,
 * `POST prices {id, change: {unit_amount, …}}`, `POST seed {count, seed}`, `POST reset`,
 * `GET requests`, `GET faults`, `GET sessions`.
 */
export function answerAdmin(
  state: StandInState,
  method: string,
  name: string,
  body: string,
): Reply {
  switch (`${method} ${name}`) {
    case 'POST faults': {
      const { fault, times, operation, after } = parse(FaultOrder, body)
      state.faults.add(fault, times, operation, after)
      break
    }
    case 'POST fault-rate':
      state.faults.setRate(parse(FaultRateOrder, body))
      break
    case 'POST prices':
      changePrice(state, body)
      break
    case 'POST seed': {
      const { count, seed } = parse(SeedOrder, body)
      addSignUps(state.sessions, sampleSignUps(count, seed))
      break
    }
    case 'POST reset':
      state.reset()
      break
    case 'GET faults':
      return jsonReply(200, state.requests.faults())
    case 'GET requests':
      return jsonReply(200, state.requests.all())
    case 'GET sessions':
      return jsonReply(
        200,
        state.sessions.all().map((session) => sessionJson(session, ['line_items', 'subscription'])),
      )
    default:
      throw new ApiError(404, `Unknown switch: ${method} ${name}`)
  }
  return jsonReply(200, { ok: true })
}
