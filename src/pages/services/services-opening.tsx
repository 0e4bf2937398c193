import { servicesIndex as rope, servicesIndexPhone as ropePhone } from '../../assets/drawings'
import { servicesPage } from '../../content/pages/services'
import { ButtonLink } from '../../ui/button'
import { BleedDrawing } from '../../ui/drawing'
import { TextLink } from '../../ui/text-link'

/**
 * The opening: nine services in one rope, unlaid into nine rows that say what each of them brings.
 * Text stands above its row of the drawing (src/tools/drawings/pages/services-index.ts).
 */
export function ServicesOpening() {
  const { title, lead, link, more, rows } = servicesPage.hero
  return (
    <section className="overflow-x-clip pt-9 pb-14 md:pt-14 md:pb-24">
      <div className="container-page">
        <h1 className="max-w-[10em] text-display">{title}</h1>
        <div
          aria-hidden="true"
          className="relative mt-4 aspect-350/194 lg:-mt-4 lg:aspect-1200/360"
        >
          <BleedDrawing wide={rope} phone={ropePhone} above />
          <ul className="absolute -top-[2.8%] right-0 left-[61%] hidden h-[95%] grid-rows-9 text-hint leading-none whitespace-nowrap lg:grid xl:left-[64%]">
            {rows.map(({ name, brings }) => (
              <li key={name} className="flex items-end justify-between gap-4 pb-1.5">
                <span className="font-semibold">{name}</span>
                <span className="text-soil-3">{brings}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-6 max-w-[33rem] lg:-mt-[6%]">
          <p className="text-lead text-soil-2 lg:max-w-[27rem] xl:max-w-none">{lead}</p>
          <div className="mt-6 flex flex-col gap-x-7 gap-y-2 md:flex-row md:items-center">
            <ButtonLink to={link.to} arrow>
              {link.label}
            </ButtonLink>
            <TextLink to={more.to} className="self-start md:self-auto">
              {more.label}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  )
}
