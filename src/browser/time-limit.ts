/** A limit to how long a request may take. */
export interface TimeLimit {
  /** Aborted when the time is over, or when the request is called off. */
  readonly signal: AbortSignal
  /** Whether it was the time that ended the request. */
  readonly hasPassed: () => boolean
  /** To be called when the request is over. */
  readonly end: () => void
}

/** Why a signal was aborted: not by the visitor. */
const TIME_IS_OVER = 'the time is over'

/**
 * Sets a limit to a request that can also be called off. Written out, because `AbortSignal.any` is
 * unknown to Safari before 17.4.
 */
export function timeLimit(milliseconds: number, cancel: AbortSignal): TimeLimit {
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
