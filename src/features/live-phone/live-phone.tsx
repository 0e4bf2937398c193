import ray from '../../assets/scenes/people-ray.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../browser/use-media-query'
import {
  livePhone,
  PHONE_SLOTS,
  type PhoneSlot,
  type PhoneStep,
} from '../../content/product/live-phone'
import { ExampleTag } from '../../sections/product/example-tag'
import { Thread } from '../../sections/product/inbox-thread'
import { Button, ButtonLink } from '../../ui/button'
import { InlineDrawing } from '../../ui/drawing'
import { OfficeBoard } from './office-board'

const { announcements, buttons, contact, idle, ringing, signUp, threads } = livePhone

/** The state of the demo. */
export interface PhoneState {
  readonly step: PhoneStep
  /** Seconds until the text arrives. */
  readonly secondsLeft: number
  readonly isPaused: boolean
  /** The time that the visitor picks. */
  readonly slot: PhoneSlot
}

const START: PhoneState = { step: 'idle', secondsLeft: 5, isPaused: false, slot: PHONE_SLOTS[0] }

/** A second of ringing. After the last one, the text arrives. */
const passSecond = (state: PhoneState): PhoneState =>
  state.secondsLeft > 1
    ? { ...state, secondsLeft: state.secondsLeft - 1 }
    : { ...state, step: 'texted' }

/** How far the strand is pulled in each second, in percent of its width. */
const PULL_PERCENT = 40 / 3

/** What the customer's screen shows. While it rings, a strand is pulled straight across it. */
function Screen({ step, secondsLeft, slot }: PhoneState) {
  if (step === 'idle') {
    return (
      <div className="flex h-full flex-col">
        <InlineDrawing
          markup={ray}
          className="min-h-36 w-full flex-1 overflow-hidden rounded-control [&>svg]:h-auto [&>svg]:w-full [&>svg]:-translate-y-1/10"
        />
        <ExampleTag className="mt-4 self-start" />
        <p className="mt-2 font-heading text-h3">{idle.title}</p>
        <p className="mt-2 text-body text-soil-2">{idle.text}</p>
      </div>
    )
  }
  if (step === 'ringing') {
    return (
      <div className="flex h-full flex-col items-center justify-center overflow-hidden text-center text-small">
        <p className="text-soil-3">{ringing.title}</p>
        <p key={secondsLeft} className="mt-2 figure-number text-display">
          {secondsLeft}
        </p>
        <svg
          viewBox="0 0 960 60"
          aria-hidden="true"
          className="mt-3 h-15 w-[300%] shrink-0 self-start fill-none stroke-prairie stroke-3 transition-transform duration-1000 ease-linear"
          style={{ translate: `${PULL_PERCENT * (secondsLeft - START.secondsLeft)}%` }}
        >
          <path d="M0 30c40-40 60 40 90 10s-10-46-20-14 40 50 70 8 0-40-14-8 30 44 60 12 10-38-6-10 40 30 80 8 60-6 100-6h600" />
        </svg>
        <p className="mt-3 max-w-[20ch] text-soil-2">{ringing.text}</p>
      </div>
    )
  }
  const entries = {
    texted: threads.texted,
    booked: [...threads.texted, ...threads.booked(slot)],
    friday: [...threads.booked(slot), ...threads.friday],
  }[step]
  return (
    <div className="grid min-h-full content-end gap-2.5">
      <Thread entries={entries} />
    </div>
  )
}

interface PhoneProps {
  readonly state: PhoneState
  readonly change: (changed: Partial<PhoneState>) => void
}

/** The buttons of the current step. The first one leads on. */
function Actions({ state: { step, isPaused }, change }: PhoneProps) {
  const reducesMotion = useReducedMotion()
  const button = (label: string, changed: Partial<PhoneState>, isQuiet = false, key = label) => (
    <Button
      key={key}
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
      return button(buttons.call, { step: reducesMotion ? 'texted' : 'ringing' })
    case 'ringing':
      return [
        // One element for both, so that it keeps the focus.
        button(isPaused ? buttons.goOn : buttons.pause, { isPaused: !isPaused }, false, 'pause'),
        button(buttons.skip, { step: 'texted' }, true),
      ]
    case 'texted':
      return PHONE_SLOTS.map((slot) => button(slot, { step: 'booked', slot }))
    case 'booked':
      return [button(buttons.friday, { step: 'friday' }), restart]
    case 'friday':
      return (
        <>
          <ButtonLink {...signUp} size="small" className="flex-1 px-3! whitespace-nowrap" />
          {restart}
        </>
      )
  }
}

/**
 * The demo: the visitor calls, gets a text, books and skips to the paid job. It starts only with a tap. Without a script,
 * only the company's finished week shows.
 */
export function LivePhone() {
  const [state, setState] = useState(START)
  const box = useRef<HTMLDivElement>(null)
  const { step, isPaused } = state

  useEffect(() => {
    if (step !== 'ringing' || isPaused) return
    const timer = setInterval(() => setState(passSecond), 1_000)
    return () => clearInterval(timer)
  }, [step, isPaused])

  // The focused button disappears with its step, so move the focus to the next step's first button. Don't scroll to it:
  // the visitor may have read on while it rang.
  const stepBefore = useRef(step)
  useEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [step])

  return (
    // Scroll anchoring would follow the messages, and take the pressed button out of view.
    <div role="group" aria-label={livePhone.label} className="[overflow-anchor:none]">
      <div ref={box} className="flex flex-wrap items-start justify-center gap-x-6 gap-y-8">
        <div className="flex h-130 w-80 max-w-full flex-col overflow-hidden rounded-[2rem] border-8 border-soil bg-white text-drawing text-soil md:h-140 lg:w-78 unfolded:hidden">
          <p className="flex items-center justify-between border-b border-line bg-limestone px-4.5 py-3 font-semibold">
            <span>{contact}</span>
            <span className="font-normal text-soil-3">8:12</span>
          </p>
          <div className="min-h-0 grow overflow-y-auto px-4.5 py-4">
            <Screen {...state} />
          </div>
          <div className="flex shrink-0 flex-wrap gap-2 border-t border-line bg-limestone px-3.5 py-3.5">
            <Actions
              state={state}
              change={(changed) => setState((before) => ({ ...before, ...changed }))}
            />
          </div>
        </div>
        <OfficeBoard {...state} />
      </div>
      <p role="status" className="sr-only">
        <span key={step}>{announcements[step]}</span>
      </p>
    </div>
  )
}
