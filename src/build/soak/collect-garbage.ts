import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Collects garbage now, so that what is left is really kept. Returns the bytes in use. */
export function collectGarbage(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}
