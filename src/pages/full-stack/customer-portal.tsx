import type { fullStack } from '../../content/services/full-stack'
import { ProductWindow } from '../../sections/product/product-window'
import { Section } from '../../ui/section'

/**
 * A customer portal as its user sees it. From tablets up its window hangs out of the band, and the
 * band's margin keeps the next section clear of it.
 */
export function CustomerPortal({
  title,
  text,
  label,
  window,
  due,
  signed,
  rows,
  allowance,
  action,
}: typeof fullStack.portal) {
  return (
    <Section ground="limestone-2" className="py-section md:mb-16 md:pb-0">
      <div className="container-page grid-page gap-y-9">
        <div className="col-span-12 lg:col-span-4" data-in-view="">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-6 max-w-[38ch] text-soil-2 lg:pb-section">{text}</p>
        </div>
        <ProductWindow
          label={label}
          {...window}
          className="col-span-12 md:col-span-11 md:-mb-16 lg:col-span-7 lg:col-start-6 lg:self-end"
        >
          <div className="px-4.5 pb-8 md:px-7 md:pb-10">
            <div className="flex items-baseline justify-between py-4">
              <span className="text-soil-3">{allowance.name}</span>
              <span className="figure-number text-h3">{allowance.value}</span>
            </div>
            {rows.map(({ name, choice, state }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3.5 md:grid-cols-[10rem_1fr_auto]"
              >
                <span className="font-semibold">{name}</span>
                <span className="order-last col-span-2 text-soil-3 md:order-none md:col-span-1">
                  {choice}
                </span>
                <span
                  className={`rounded-tag px-2 py-1 ${state === 'due' ? 'bg-wheat font-semibold' : 'bg-prairie-tint text-prairie-dark'}`}
                >
                  {state === 'due' ? due : signed}
                </span>
              </div>
            ))}
            <span className="mt-5 inline-block rounded-control bg-prairie px-5 py-3 font-semibold text-white">
              {action}
            </span>
          </div>
        </ProductWindow>
      </div>
    </Section>
  )
}
