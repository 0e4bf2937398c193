import { aboutPhone, about as aboutWide } from '../../assets/drawings'
import { about } from '../../content/pages/about'
import { BleedDrawing } from '../../ui/drawing'

/** Title and lead over the tangles of three towns; the values are on the rows they become. */
export function AboutOpening() {
  return (
    <header className="overflow-x-clip pt-6 md:pt-10">
      <div className="container-page">
        <div className="grid-page items-end gap-y-5">
          <h1 className="col-span-12 text-title lg:col-span-8">{about.title}</h1>
          <p className="col-span-12 max-w-[40em] text-lead text-soil-2">{about.lead}</p>
        </div>
        <div aria-hidden="true" className="relative mt-6 text-drawing leading-none">
          <BleedDrawing wide={aboutWide} phone={aboutPhone} from="md" above />
          <ul className="absolute top-[1.3%] right-0 left-[70%] hidden h-[92.3%] grid-rows-6 xl:grid">
            {about.values.items.map(({ name }) => (
              <li key={name} className="flex items-end pb-1.5">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  )
}
