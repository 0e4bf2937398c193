import type { ShowcaseService } from '../../content/pages/services'
import { TextLink } from '../../ui/text-link'
import { SHOWCASE_EXAMPLES } from './showcase-examples'

/**
 * A service with its drawn example. In the scene all of them share one place, and only the current
 * one is seen. The others stay readable for assistive technology; one that takes the focus is shown.
 */
export function ShowcaseItem({
  service: { id, name, moment, text, price, link },
  current,
  onFocus,
}: {
  readonly service: ShowcaseService
  readonly current: boolean
  readonly onFocus: () => void
}) {
  const Example = SHOWCASE_EXAMPLES[id]
  return (
    // The links inside take the focus; the scene follows it, so that it is never on a hidden one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-current={current ? '' : undefined}
      onFocus={onFocus}
      className="grid grid-cols-1 items-center gap-x-6 gap-y-7 max-md:below-fold max-md:overflow-clip-focus max-md:reserve-500 md:grid-cols-12 md:content-center scene:grid-cols-1 scene-live:pointer-events-none scene-live:col-start-1 scene-live:row-start-1 scene-live:translate-y-3 scene-live:grid-cols-12 scene-live:opacity-0 scene-live:transition-[opacity,transform] scene-live:duration-enter scene-live:ease-site scene-live:data-current:pointer-events-auto scene-live:data-current:translate-y-0 scene-live:data-current:opacity-100"
    >
      <div className="md:col-span-6 lg:col-span-5 scene:col-span-1 scene-live:col-span-6 lg:scene-live:col-span-5">
        <h3 className="text-h3 md:text-h2 scene:text-h3 scene-live:text-h2">{name}</h3>
        <p className="mt-3 text-on-dark-prairie scene:text-small scene-live:mt-5 scene-live:text-lead">
          <span className="font-semibold text-wheat">{moment}</span> {text}
        </p>
        {price !== undefined && <p className="mt-2 font-semibold">{price}</p>}
        <TextLink to={link.to} className="mt-1">
          {link.label}
        </TextLink>
      </div>
      <div className="md:col-span-6 lg:col-start-7 scene:hidden scene-live:col-span-6 scene-live:block lg:scene-live:col-start-7">
        <Example />
      </div>
    </li>
  )
}
