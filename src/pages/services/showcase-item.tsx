import type { ShowcaseService } from '../../content/pages/services'
import { PRICE_LINES } from '../../content/price-lines'
import { TextLink } from '../../ui/text-link'
import { SHOWCASE_EXAMPLES } from './showcase-examples'

/** Columns of the list. Large live scenes have a stage of their own below. */
const LIST = 'grid grid-cols-1 items-center gap-x-6 gap-y-7 md:grid-cols-12 scene:grid-cols-1'

/** In the live scene all services share one place, and only the current one is seen. */
const STAGE =
  'scene-live:pointer-events-none scene-live:col-start-1 scene-live:row-start-1 scene-live:translate-y-3 scene-live:grid-cols-12 scene-live:content-start scene-live:items-start scene-live:opacity-0 scene-live:transition-[opacity,transform] scene-live:duration-enter scene-live:ease-site scene-live:data-current:pointer-events-auto scene-live:data-current:translate-y-0 scene-live:data-current:opacity-100'

/** The window is enlarged until it fills the stage, and on wide pages goes on into the margin. */
const WINDOW_PLACE =
  'md:col-span-6 lg:col-start-7 scene:hidden scene-live:col-span-6 scene-live:block lg:scene-live:col-span-7 lg:scene-live:col-start-6 xl:scene-live:-mr-[clamp(0px,(100vw-1200px)/2-40px,20rem)]'
const WINDOW_SIZE =
  'lg:scene-live:[zoom:1.3] lg:scene-live:[@media(height>=47rem)]:[zoom:1.5] xl:scene-live:[@media(width>=100rem)_and_(height>=56rem)]:[zoom:2]'

/** Tablets held upright have room for the window below the text. */
const UPRIGHT = {
  item: 'scene-live:[@media(width<64rem)_and_(height>=60rem)]:gap-y-10',
  column: 'scene-live:[@media(width<64rem)_and_(height>=60rem)]:col-span-12',
  size: 'scene-live:[@media(width<64rem)_and_(height>=60rem)]:[zoom:1.35]',
} as const

/**
 * A service with its price and its drawn example. Services that are not the current one stay readable
 * for assistive technology; one that takes the focus is shown.
 */
export function ShowcaseItem({
  service: { id, name, moment, text, link },
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
      className={`${LIST} ${STAGE} ${UPRIGHT.item}`}
    >
      <div
        className={`md:col-span-6 lg:col-span-5 scene:col-span-1 scene-live:col-span-6 lg:scene-live:col-span-5 xl:scene-live:col-span-4 ${UPRIGHT.column}`}
      >
        <h3 className="text-h3 md:text-h2 scene:text-h3 scene-live:text-h2">{name}</h3>
        <p className="mt-3 text-on-dark-prairie scene:text-small scene-live:mt-5 scene-live:text-lead">
          <span className="font-semibold text-wheat">{moment}</span> {text}
        </p>
        <p className="mt-2 font-semibold max-md:hidden scene:text-small scene-live:mt-3 scene-live:text-body">
          {PRICE_LINES[id]}
        </p>
        <TextLink to={link.to} className="mt-1">
          {link.label}
        </TextLink>
      </div>
      <div className={`${WINDOW_PLACE} ${UPRIGHT.column}`}>
        <div className={`${WINDOW_SIZE} ${UPRIGHT.size}`}>
          <Example />
        </div>
      </div>
    </li>
  )
}
