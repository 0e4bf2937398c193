import { blog } from '../../content/pages/blog'
import { company } from '../../site/company'

const CHOICES = [
  { id: 'town-all', label: blog.filter.all },
  { id: 'town-frisco', label: company.cities.frisco },
  { id: 'town-prosper', label: company.cities.prosper },
] as const

/**
 * Filters the posts by town. The radios are native and CSS does the filtering (post-card.tsx), so it works
 * before and without a script.
 */
export function TownFilter() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="sr-only">{blog.filter.legend}</legend>
      <span aria-hidden="true" className="text-small text-soil-3">
        {blog.filter.legend}
      </span>
      <div className="flex flex-wrap rounded-control border-[1.5px] border-soil">
        {CHOICES.map(({ id, label }) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer items-center px-4.5 font-semibold first:rounded-l-tag last:rounded-r-tag has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-prairie"
          >
            <input
              type="radio"
              name="town"
              id={id}
              defaultChecked={id === 'town-all'}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
