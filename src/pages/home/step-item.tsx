import {
  stepsPhone1 as skein,
  stepsPhone2 as waves,
  stepsPhone3 as rows,
} from '../../assets/drawings'
import type { Step } from '../../content/pages/home'
import { Drawing } from '../../ui/drawing'

/** Phones show each step under its own piece of the thread. */
const PHONE_PIECES = [skein, waves, rows] as const

/**
 * A step. In the plain list it is a column; in the scene all steps share one place, and only the
 * current one is seen. The others stay readable for assistive technology.
 */
export function StepItem({
  step,
  number,
  current,
}: {
  readonly step: Step
  readonly number: number
  readonly current: number | undefined
}) {
  const piece = PHONE_PIECES[number - 1]
  return (
    <li
      data-current={number === current ? '' : undefined}
      className="md:row-span-2 md:grid md:grid-rows-subgrid scene-live:pointer-events-none scene-live:col-start-1 scene-live:row-span-1 scene-live:row-start-1 scene-live:translate-y-3 scene-live:grid-cols-12 scene-live:grid-rows-none scene-live:items-end scene-live:gap-x-6 scene-live:opacity-0 scene-live:transition-[opacity,transform] scene-live:duration-state scene-live:ease-site scene-live:data-current:pointer-events-auto scene-live:data-current:translate-y-0 scene-live:data-current:opacity-100 scene-live:data-current:delay-100 scene-live:data-current:duration-enter"
    >
      {piece !== undefined && (
        <div aria-hidden="true" className="relative mb-4 aspect-350/120 md:hidden">
          <Drawing drawing={piece} className="-ml-[34.29%] w-[168.57%] max-w-none" />
        </div>
      )}
      <div className="scene-live:col-span-7">
        <h3 className="flex gap-3.5 text-h3 scene-live:text-title">
          <span className="figure-number text-wheat">{number}</span> {step.title}
        </h3>
        <p className="mt-2.5 mb-3 max-w-[40ch] text-on-dark scene-live:mt-4 scene-live:mb-0 scene-live:text-lead">
          {step.text}
        </p>
      </div>
      <dl className="scene-live:col-span-5 xl:scene-live:col-span-4 xl:scene-live:col-start-9">
        {step.rows.map(({ name, detail }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-soil-line py-2.5 first:border-t-0 md:block lg:flex"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-on-dark">{detail}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
