import { websiteOptions, type website } from '../../content/services/website'
import { CheckIcon } from '../../ui/icons'
import { Section } from '../../ui/section'
import { TextLink } from '../../ui/text-link'
import { FeeToggle } from './fee-toggle'
import { OptionColumn } from './option-column'

/**
 * The four ways to pay for a website. The toggle leaves cards, order and prices as
 * they are and marks one of them, by CSS alone.
 */
export function WebsitePricing({ pricing }: { readonly pricing: typeof website.pricing }) {
  const { custom } = pricing
  return (
    <Section ground="limestone-2" id="pricing">
      <div className="group/fees container-page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-7">
          <div className="max-w-[34rem]">
            <h2 className="text-h2">{pricing.title}</h2>
            <p className="mt-4 text-soil-2">{pricing.text}</p>
          </div>
          <FeeToggle {...pricing.toggle} announcements={pricing.announcements} />
        </div>
        <ul className="mt-13 grid gap-x-6 gap-y-15 md:grid-cols-2 lg:mt-22 lg:grid-cols-4">
          {websiteOptions.map((option) => (
            <OptionColumn key={option.id} option={option} pricing={pricing} />
          ))}
        </ul>
        <div className="mt-11 grid-page gap-y-10 border-t border-line pt-9 lg:mt-16 lg:pt-11">
          <div className="col-span-12 lg:col-span-7">
            <h3 className="text-h3">{pricing.includedTitle}</h3>
            <ul className="mt-4 grid gap-x-6 md:grid-cols-2">
              {pricing.included.map((item) => (
                <li key={item} className="flex items-baseline gap-3 py-1.5">
                  <CheckIcon className="h-3.5 w-4.5 shrink-0 text-prairie" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="col-span-12 lg:col-span-4 lg:col-start-9">
            <h3 className="text-h3">{custom.title}</h3>
            <p className="mt-4 text-soil-2">{custom.text}</p>
            <TextLink to={custom.link.to} className="mt-1">
              {custom.link.label}
            </TextLink>
          </div>
        </div>
      </div>
    </Section>
  )
}
