/** Why a signal was aborted: not by the visitor. */
const TIME_IS_OVER = 'the time is over'

/**
 * Sets a limit to how long a request may take that can also be called off: `signal` is aborted by
 * either, `hasPassed` tells whether it was the time, and `end` is to be called when the request is over.
 * Written out, because `AbortSignal.any` is unknown to Safari before 17.4.
 */
export function timeLimit(milliseconds: number, cancel: AbortSignal) {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort(TIME_IS_OVER)
  }, milliseconds)
  const callOff = () => {
    controller.abort()
  }
  if (cancel.aborted) callOff()
  cancel.addEventListener('abort', callOff)
  return {
    signal: controller.signal,
    hasPassed: () => controller.signal.reason === TIME_IS_OVER,
    end: () => {
      clearTimeout(timer)
      cancel.removeEventListener('abort', callOff)
    },
  }
}
