/**
 * Taps made before the application listens. Navigation, disclosure and choices are native and need
 * nothing; what does need React (buttons and forms inside islands) is kept here and done again as
 * soon as its island is awake, so that no tap is lost at any moment after the first paint.
 */
type Kept =
  | { readonly kind: 'click'; readonly element: HTMLElement }
  | { readonly kind: 'submit'; readonly form: HTMLFormElement }

const kept: { readonly island: string; readonly input: Kept }[] = []
const awake = new WeakSet<Element>()

function sleepingIsland(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const island = target.closest<HTMLElement>('[data-island]')
  return island === null || awake.has(island) ? null : island
}

function keepClick({ target }: Event): void {
  const island = sleepingIsland(target)
  const element =
    target instanceof Element ? target.closest<HTMLElement>('button,[role=tab]') : null
  if (island === null || element === null) return
  // A submit button is kept by its form's submit event.
  if (element instanceof HTMLButtonElement && element.type === 'submit' && element.form) return
  kept.push({ island: island.dataset.island ?? '', input: { kind: 'click', element } })
}

function keepSubmit(event: Event): void {
  const island = sleepingIsland(event.target)
  if (island === null || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  kept.push({ island: island.dataset.island ?? '', input: { kind: 'submit', form: event.target } })
}

/**
 * Starts keeping input for islands that are not awake.
 * @param before events from before this script ran
 * @returns the function that stops it
 */
export function keepEarlyInput(before: readonly Event[] = []): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  document.addEventListener('click', keepClick, options)
  document.addEventListener('submit', keepSubmit, options)
  for (const event of before) {
    if (event.type === 'click') keepClick(event)
    if (event.type === 'submit') keepSubmit(event)
  }
  return () => {
    controller.abort()
  }
}

/** Tells whether something was tapped in an island that is still asleep. */
export function hasKeptInput(island: string): boolean {
  return kept.some((entry) => entry.island === island)
}

/** Does what was tapped in an island before it was awake. Each tap is done once. */
export function replayInput(island: string): void {
  for (const element of document.querySelectorAll(`[data-island="${island}"]`)) awake.add(element)
  const due = kept.filter((entry) => entry.island === island)
  for (const entry of due) {
    kept.splice(kept.indexOf(entry), 1)
    if (entry.input.kind === 'click') entry.input.element.click()
    else entry.input.form.requestSubmit()
  }
}
