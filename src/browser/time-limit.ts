const TIMED_OUT = 'timed out'

/**
 * A signal that aborts after a time or with `cancel`. `hasPassed` says whether it was the time; call `end`
 * when the request is over. Written out, because `AbortSignal.any` is unknown to Safari before 17.4.
 */
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
