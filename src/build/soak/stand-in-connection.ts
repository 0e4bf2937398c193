import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { FAULTS } from '../stripe-stand-in/faults'

const StandInSettings = z.object({ url: z.string(), environment: z.record(z.string(), z.string()) })

/** Where a stand-in answers and how the function is pointed at it. */
export type StandInSettings = z.infer<typeof StandInSettings>

const MetFaults = z.array(
  z.object({ fault: z.enum(FAULTS), idempotencyKey: z.optional(z.string()) }),
)
export type MetFaults = z.infer<typeof MetFaults>

const MadeSessions = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    url: z.nullable(z.string()),
    metadata: z.record(z.string(), z.string()),
  }),
)
export type MadeSessions = z.infer<typeof MadeSessions>

/** Starts a stand-in as a program of its own, so that its memory is not counted with the function's. */
export async function forkStandIn(): Promise<StandInSettings & { readonly stop: () => void }> {
  const program = fileURLToPath(new URL('../stripe-stand-in/main.ts', import.meta.url))
  const child = fork(program, ['0'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [message]: unknown[] = await once(child, 'message')
  return { ...StandInSettings.parse(message), stop: () => child.kill() }
}

async function ask<Schema extends z.ZodMiniType>(
  { url }: StandInSettings,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(`${url}/_stand-in/${name}`)
  return schema.parse(await response.json())
}

/** Every fault that requests have met. */
export function readFaults(settings: StandInSettings): Promise<MetFaults> {
  return ask(settings, 'faults', MetFaults)
}

/** Every session that was made. */
export function readSessions(settings: StandInSettings): Promise<MadeSessions> {
  return ask(settings, 'sessions', MadeSessions)
}

/** Lets a share of the new-session requests meet faults of every kind. */
export async function setFaultRate(
  { url }: StandInSettings,
  rate: number,
  seed: number,
): Promise<void> {
  await fetch(`${url}/_stand-in/fault-rate`, {
    method: 'POST',
    body: JSON.stringify({ rate, seed }),
  })
}
