import * as z from 'zod/mini'
import { ApiError, missing } from './api-error'
import { sessionJson } from './checkout-sessions'
import { FAULTS, OPERATIONS } from './faults'
import { changedPrice, PriceChange } from './prices'
import { addSignUps, sampleSignUps } from './sample-sign-ups'
import type { StandInState } from './stand-in-state'

const FaultOrder = z.strictObject({
  fault: z.enum(FAULTS),
  times: z.prefault(z.int().check(z.gte(1), z.lte(100_000)), 1),
  operation: z.prefault(z.enum(OPERATIONS), 'create'),
  after: z.prefault(z.int().check(z.gte(0), z.lte(100_000)), 0),
})

const PriceOrder = z.strictObject({ id: z.string(), change: PriceChange })

const SeedOrder = z.strictObject({
  count: z.int().check(z.gte(1), z.lte(100_000)),
  seed: z.prefault(z.int(), 1),
})

async function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  const order: unknown = await request.json().catch(() => undefined)
  const result = z.safeParse(schema, order)
  if (!result.success) throw new ApiError(400, z.prettifyError(result.error))
  return result.data
}

async function changePrice({ prices }: StandInState, request: Request): Promise<void> {
  const { id, change } = await read(PriceOrder, request)
  const price = prices.get(id)
  if (price === undefined) throw missing('price', id, 'id')
  prices.set(id, changedPrice(price, change))
}

/**
 * The stand-in's own switches, which Stripe does not have: `POST faults {fault, times, operation, after}`,
 * `POST prices {id, change: {unit_amount, …}}`, `POST seed {count, seed}`, `POST reset`, `GET requests`,
 * `GET sessions`.
 */
export async function answerAdmin(
  state: StandInState,
  request: Request,
  name: string,
): Promise<Response> {
  switch (`${request.method} ${name}`) {
    case 'POST faults': {
      const { fault, times, operation, after } = await read(FaultOrder, request)
      state.faults.add(fault, times, operation, after)
      break
    }
    case 'POST prices':
      await changePrice(state, request)
      break
    case 'POST seed': {
      const { count, seed } = await read(SeedOrder, request)
      addSignUps(state.sessions, sampleSignUps(count, seed))
      break
    }
    case 'POST reset':
      state.reset()
      break
    case 'GET requests':
      return Response.json(state.requests)
    case 'GET sessions':
      return Response.json(
        state.sessions.all().map((session) => sessionJson(session, ['line_items', 'subscription'])),
      )
    default:
      throw new ApiError(404, `Unknown switch: ${request.method} ${name}`)
  }
  return Response.json({ ok: true })
}
