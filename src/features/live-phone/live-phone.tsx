import ray from '../../assets/scenes/people-ray.svg'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../browser/use-media-query'
import {
  livePhone,
  PHONE_SLOTS,
  type PhoneSlot,
  type PhoneStep,
} from '../../content/product/live-phone'
import type { ThreadEntry } from '../../content/product/inbox-thread'
import { ExampleTag } from '../../sections/product/example-tag'
import { Thread } from '../../sections/product/inbox-thread'
import { Button, ButtonLink } from '../../ui/button'
import { OfficeBoard } from './office-board'

const { announcements, buttons, idle, ringing, signUp, threads } = livePhone

const SECOND_MS = 1_000

/** The state of the demo. */
export interface PhoneState {
  readonly step: PhoneStep
  /** Seconds until the text arrives. */
  readonly secondsLeft: number
  readonly isPaused: boolean
  /** The time that the visitor picked. */
  readonly slot: PhoneSlot | null
}

const START: PhoneState = { step: 'idle', secondsLeft: 5, isPaused: false, slot: null }

/** The text arrives. */
const endWait = (state: PhoneState): PhoneState => ({ ...state, step: 'texted' })

/** A second of ringing. */
const passSecond = (state: PhoneState): PhoneState =>
  state.secondsLeft > 1 ? { ...state, secondsLeft: state.secondsLeft - 1 } : endWait(state)

/** How straight the strand is, by seconds left. */
const PULLED = [
  '-translate-x-2/3',
  '-translate-x-[53%]',
  '-translate-x-[40%]',
  '-translate-x-[27%]',
  '-translate-x-[13%]',
  '',
] as const

/** The messages on the customer's screen so far. */
function entriesOf({ step, slot }: PhoneState): readonly ThreadEntry[] {
  const booked = slot === null ? [] : threads.booked(slot)
  if (step === 'friday') return [...booked, ...threads.friday]
  return [...threads.texted, ...booked]
}

/** The call: a countdown while a strand is pulled straight across the screen. */
function Ringing({ secondsLeft }: PhoneState) {
  return (
    <div className="flex h-full flex-col items-center justify-center overflow-hidden text-center">
      <p className="text-small text-soil-3">{ringing.title}</p>
      <p key={secondsLeft} className="mt-2 figure-number text-display">
        {secondsLeft}
      </p>
      <svg
        viewBox="0 0 960 60"
        aria-hidden="true"
        className={`mt-3 h-15 w-[300%] shrink-0 self-start fill-none stroke-prairie stroke-3 transition-transform duration-1000 ease-linear ${PULLED[secondsLeft] ?? ''}`}
      >
        <path d="M0 30c40-40 60 40 90 10s-10-46-20-14 40 50 70 8 0-40-14-8 30 44 60 12 10-38-6-10 40 30 80 8 60-6 100-6h600" />
      </svg>
      <p className="mt-3 max-w-[20ch] text-small text-soil-2">{ringing.text}</p>
    </div>
  )
}

interface PhoneProps {
  readonly state: PhoneState
  readonly change: (changed: Partial<PhoneState>) => void
}

/** The buttons of the current step. The first one leads on. */
function Actions({ state: { step, isPaused }, change }: PhoneProps) {
  const button = (label: string, changed: Partial<PhoneState>, isQuiet = false) => (
    <Button
      key={label}
      variant={isQuiet ? 'quiet' : 'prairie'}
      size="small"
      className={`px-3! whitespace-nowrap ${isQuiet ? '' : 'flex-1'}`}
      onClick={() => change(changed)}
    >
      <span>{label}</span>
    </Button>
  )
  const restart = button(buttons.restart, START, true)
  switch (step) {
    case 'idle':
      return button(buttons.call, { step: 'ringing' })
    case 'ringing':
      return [
        button(isPaused ? buttons.goOn : buttons.pause, { isPaused: !isPaused }),
        button(buttons.skip, { step: 'texted' }, true),
      ]
    case 'texted':
      return PHONE_SLOTS.map((slot) => button(slot, { step: 'booked', slot }))
    case 'booked':
      return [button(buttons.friday, { step: 'friday' }), restart]
    case 'friday':
      return [
        <ButtonLink
          key={signUp.label}
          to={signUp.to}
          size="small"
          className="flex-1 px-3! whitespace-nowrap"
        >
          <span>{signUp.label}</span>
        </ButtonLink>,
        restart,
      ]
  }
}

function Phone({ state, change }: PhoneProps) {
  return (
    <div className="flex h-130 w-80 max-w-full flex-col overflow-hidden rounded-[2rem] border-8 border-soil bg-white text-soil md:h-140 unfolded:hidden">
      <p className="flex items-center justify-between border-b border-line bg-limestone px-4.5 py-3 text-drawing font-semibold">
        <span>{livePhone.contact}</span>
        <span className="font-normal text-soil-3">8:12</span>
      </p>
      <div className="min-h-0 grow overflow-y-auto px-4.5 py-4 text-drawing">
        {state.step === 'idle' && (
          <div className="flex h-full flex-col">
            <img
              src={ray}
              alt=""
              width={320}
              height={484}
              loading="lazy"
              decoding="async"
              className="min-h-36 w-full flex-1 rounded-control bg-wheat-tint object-cover object-[50%_20%]"
            />
            <ExampleTag className="mt-4 self-start" />
            <p className="mt-2 font-heading text-h2 lg:text-h3">{idle.title}</p>
            <p className="mt-2 text-body text-soil-2">{idle.text}</p>
          </div>
        )}
        {state.step === 'ringing' && <Ringing {...state} />}
        {!['idle', 'ringing'].includes(state.step) && (
          <div className="flex min-h-full flex-col justify-end">
            <div className="grid gap-2.5">
              <Thread entries={entriesOf(state)} />
            </div>
          </div>
        )}
      </div>
      <div className="flex shrink-0 gap-2 border-t border-line bg-limestone px-3.5 py-3.5">
        <Actions state={state} change={change} />
      </div>
    </div>
  )
}

/**
 * The demo: the visitor calls, gets a text, books and skips to the paid job. It starts only with a tap. Without a script,
 * only the company's finished week shows.
 */
export function LivePhone() {
  const [state, setState] = useState(START)
  const change: PhoneProps['change'] = (changed) =>
    setState((before) => ({ ...before, ...changed }))
  const reducesMotion = useReducedMotion()
  const phone = useRef<HTMLDivElement>(null)
  const { step, isPaused } = state

  useEffect(() => {
    if (step !== 'ringing' || isPaused) return
    const next = reducesMotion ? endWait : passSecond
    const timer = setInterval(() => setState(next), reducesMotion ? 0 : SECOND_MS)
    return () => clearInterval(timer)
  }, [step, isPaused, reducesMotion])

  // The focused button disappears with its step, so move the focus to the next step's first button.
  const stepBefore = useRef(step)
  useEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    if (document.activeElement !== document.body) return
    const next = phone.current?.querySelector('a') ?? phone.current?.querySelector('button')
    next?.focus({ preventScroll: true })
  }, [step])

  return (
    <div role="group" aria-label={livePhone.label}>
      <div
        ref={phone}
        className="flex flex-wrap items-start justify-center gap-6 md:justify-start md:gap-8"
      >
        <Phone state={state} change={change} />
        <OfficeBoard state={state} />
      </div>
      <p role="status" className="sr-only">
        <span key={step}>{announcements[step]}</span>
      </p>
    </div>
  )
}
