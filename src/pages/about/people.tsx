import joan from '../../assets/scenes/people-joan.svg'
import luis from '../../assets/scenes/people-luis.svg'
import osei from '../../assets/scenes/people-osei.svg'
import ray from '../../assets/scenes/people-ray.svg'
import { about, type PersonId } from '../../content/pages/about'

const { people } = about

const DRAWINGS: Readonly<Record<PersonId, string>> = { ray, luis, joan, osei }

/**
 * The people this site has in mind, side by side under one sky; on phones one at a time. A `photo` in the
 * content takes a drawing's place.
 */
export function People() {
  return (
    <figure className="mt-8 md:mt-12">
      <ul
        // Keys must reach what scrolls (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={people.label}
        className="flex snap-x snap-mandatory scroll-px-gutter gap-2 overflow-x-auto px-gutter md:container-page md:gap-3 md:px-0"
      >
        {people.items.map(({ id, photo, name, text, picture }, index) => (
          <li key={id} className="w-[78vw] shrink-0 snap-start md:w-auto md:flex-1">
            <img
              src={photo ?? DRAWINGS[id]}
              alt={picture}
              width={320}
              height={484}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
              className="aspect-320/484 h-auto w-full rounded-window object-cover"
            />
            <p className="mt-3 pr-4">
              <b className="font-heading text-lead font-semibold">{name}</b>
              <span className="block max-w-[30ch] text-soil-2">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="container-page mt-5 text-small text-soil-3">{people.note}</figcaption>
    </figure>
  )
}
