import { isPlanId, type BillingPeriod, type PlanId } from '../shared/plans'

/**
 * Requests to open the sign-up wizard. They are made by plain markup, `data-sign-up="<plan id>"`, and
 * may come before React runs, so they are kept in a store that the application reads when it can.
 */
export interface SignUpRequest {
  readonly planId: PlanId
  /** Grows with each request, so that asking for the same plan again opens the wizard again. */
  readonly sequence: number
}

let request: SignUpRequest | null = null
let billingPeriod: BillingPeriod = 'monthly'
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function subscribeToSignUp(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function signUpRequest(): SignUpRequest | null {
  return request
}

/** Asks for the wizard, opened on a plan. */
export function requestSignUp(planId: PlanId): void {
  request = { planId, sequence: (request?.sequence ?? 0) + 1 }
  notify()
}

/** Called when the wizard has closed. */
export function clearSignUpRequest(): void {
  request = null
  notify()
}

/** The billing period chosen in the pricing section or in the wizard; both show the same one. */
export function chosenBillingPeriod(): BillingPeriod {
  return billingPeriod
}

/** Sets the page's native toggle to the chosen billing period. */
export function showBillingPeriod(): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[data-billing-period]')) {
    radio.checked = radio.value === billingPeriod
  }
}

/** Chooses a billing period everywhere: in the store, and in the page's native toggle. */
export function chooseBillingPeriod(period: BillingPeriod): void {
  billingPeriod = period
  showBillingPeriod()
  notify()
}

/** The plan named by the sign-up button at or around a clicked element, if any. */
export function signUpPlanAt(target: EventTarget | null): PlanId | undefined {
  if (!(target instanceof Element)) return undefined
  const planId = target.closest<HTMLElement>('[data-sign-up]')?.dataset.signUp
  return isPlanId(planId) ? planId : undefined
}

/**
 * Listens for sign-up buttons and the billing toggle anywhere in the document.
 * @param onRequest called with each request for the wizard
 * @param before events from before this script ran
 */
export function listenForSignUp(onRequest: () => void, before: readonly Event[] = []): void {
  function answerClick({ target }: Event): void {
    const planId = signUpPlanAt(target)
    if (planId === undefined) return
    requestSignUp(planId)
    onRequest()
  }
  function answerChange({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.dataset.billingPeriod !== undefined) {
      chooseBillingPeriod(target.value === 'yearly' ? 'yearly' : 'monthly')
    }
  }
  document.addEventListener('click', answerClick, { capture: true })
  document.addEventListener('change', answerChange, { capture: true })
  for (const event of before) {
    if (event.type === 'click') answerClick(event)
    if (event.type === 'change') answerChange(event)
  }
}
