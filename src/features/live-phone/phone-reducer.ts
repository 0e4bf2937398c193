import type { PhoneSlot, PhoneStep } from '../../content/product/live-phone'

/** How long a missed call rings before the text arrives, in seconds. */
export const RING_SECONDS = 5

/** Where the demo is. */
export interface PhoneState {
  readonly step: PhoneStep
  /** Until the text arrives. */
  readonly secondsLeft: number
  readonly isPaused: boolean
  /** The time that the visitor picked. */
  readonly slot: PhoneSlot | null
}

export type PhoneAction =
  | { readonly type: 'call' }
  | { readonly type: 'second-passed' }
  | { readonly type: 'pause-toggled' }
  | { readonly type: 'wait-skipped' }
  | { readonly type: 'slot-picked'; readonly slot: PhoneSlot }
  | { readonly type: 'friday-reached' }
  | { readonly type: 'restarted' }

export const INITIAL_PHONE: PhoneState = {
  step: 'idle',
  secondsLeft: RING_SECONDS,
  isPaused: false,
  slot: null,
}

/** One step of the demo; an action that the shown step does not offer changes nothing. */
export function phoneReducer(state: PhoneState, action: PhoneAction): PhoneState {
  switch (action.type) {
    case 'call':
      return state.step === 'idle' ? { ...state, step: 'ringing' } : state
    case 'second-passed': {
      if (state.step !== 'ringing' || state.isPaused) return state
      const secondsLeft = state.secondsLeft - 1
      return secondsLeft === 0
        ? { ...state, step: 'texted', secondsLeft }
        : { ...state, secondsLeft }
    }
    case 'pause-toggled':
      return state.step === 'ringing' ? { ...state, isPaused: !state.isPaused } : state
    case 'wait-skipped':
      return state.step === 'ringing' ? { ...state, step: 'texted' } : state
    case 'slot-picked':
      return state.step === 'texted' ? { ...state, step: 'booked', slot: action.slot } : state
    case 'friday-reached':
      return state.step === 'booked' ? { ...state, step: 'friday' } : state
    case 'restarted':
      return INITIAL_PHONE
  }
}
