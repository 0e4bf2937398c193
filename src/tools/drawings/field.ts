import { compact, lines, round, type Stroke } from './svg'

/** Furrows of a ploughed field: they fan out from one vanishing point on the horizon. */
export interface FieldPlan {
  readonly vanishing: { readonly x: number; readonly y: number }
  readonly bottom: number
  /** Furrows on either side of the middle one. */
  readonly count: number
  /** Distance between furrows at the horizon and at the bottom edge. */
  readonly gapFar: number
  readonly gapNear: number
  /** How much wider each next gap at the bottom is: the field bends away from the eye. */
  readonly spread: number
  readonly furrow: Stroke
  readonly highlight: Stroke
  /** Furrow that is highlighted, counted from the middle one. */
  readonly highlighted: number
}

/** Draws a field of furrows, one of them highlighted. */
export function field(plan: FieldPlan): string {
  const { vanishing, bottom, count, highlighted } = plan
  const furrow = (index: number) => {
    const far = vanishing.x + index * plan.gapFar
    const near = vanishing.x + index * plan.gapNear + Math.sign(index) * index * index * plan.spread
    return `M${compact([far, vanishing.y])}L${compact([near, round(bottom)])}`
  }
  const indices = Array.from({ length: 2 * count + 1 }, (_, index) => index - count)
  return (
    lines(indices.filter((index) => index !== highlighted).map(furrow), plan.furrow, 'butt') +
    lines([furrow(highlighted)], plan.highlight, 'butt')
  )
}
