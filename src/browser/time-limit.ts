const TIMED_OUT = 'timed out'

/** A signal that aborts after a time or with `cancel`; Safari before 17.4 has no `AbortSignal.any`. */
export function timeLimit(milliseconds: number, cancel: AbortSignal) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(TIMED_OUT), milliseconds)
  const callOff = () => controller.abort()
  if (cancel.aborted) callOff()
  cancel.addEventListener('abort', callOff)
  return {
    signal: controller.signal,
    hasPassed: () => controller.signal.reason === TIMED_OUT,
    end: () => {
      clearTimeout(timer)
      cancel.removeEventListener('abort', callOff)
    },
  }
}
