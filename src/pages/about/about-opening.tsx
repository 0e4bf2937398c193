import aboutPhone from 'drawing:about-phone'
import aboutWide from 'drawing:about'
import { about } from '../../content/pages/about'
import { BleedDrawing } from '../../ui/drawing'

/** Title and lead over the tangles of three towns; the values stand on the rows they become. */
export function AboutOpening() {
  return (
    <header className="overflow-x-clip pt-6 md:pt-10">
      <div className="container-page">
        <div className="grid-page items-end gap-y-5">
          <h1 className="col-span-12 text-display lg:col-span-7">{about.title}</h1>
          <p className="col-span-12 max-w-measure text-lead text-soil-2 lg:col-span-5">
            {about.lead}
          </p>
        </div>
        <div aria-hidden="true" className="relative mt-6 text-drawing leading-none">
          <BleedDrawing wide={aboutWide} phone={aboutPhone} from="md" />
          <ul className="absolute top-[1.3%] right-0 left-[70%] hidden h-[92.3%] grid-rows-6 md:grid">
            {about.values.items.map(({ name }) => (
              <li key={name} className="flex items-end pb-1">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  )
}
