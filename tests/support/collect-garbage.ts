import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Runs the garbage collector now, so that a later reading of the heap counts only what is still held. */
export function collectGarbage(): void {
  if (typeof collect === 'function') collect()
}
