/** How many steps share the way through the section. */
const STEP_COUNT = 3

/** The step (1 to 3) that scroll progress (0 to 1) has reached. */
export function stepAt(progress: number): number {
  return Math.min(STEP_COUNT, Math.floor(progress * STEP_COUNT) + 1)
}

/** Where the pulled thread begins and ends, in units of its drawing (src/tools/drawings/steps.ts). */
const PULL = { from: 460, to: -860, drawingWidth: 6400 } as const

/** Pages wider than 1280 px show more than the container: the thread is pulled that much further. */
const SIDE_MARGIN = 'clamp(0px, 50vw - 640px, 800px)'

/** The CSS transform of the thread: percentages of its own width, so nothing has to be measured. */
export function threadTransform(progress: number): string {
  const units = PULL.from + (PULL.to - PULL.from) * progress
  const share = ((units / PULL.drawingWidth) * 100).toFixed(4)
  return `translateX(calc(${share}% - ${progress.toFixed(4)} * ${SIDE_MARGIN}))`
}
