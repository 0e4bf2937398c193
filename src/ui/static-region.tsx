import { lazy, type ComponentType } from 'react'
import { keptMarkupOf } from '../browser/prerendered'
import { addPart } from './page-parts'

/**
 * A part of a page that needs no script. In the prerendered document its markup stays as it is:
 * React neither renders it again nor loads its code. After a navigation within the application it
 * is an ordinary component whose code is loaded. Links, `details`, radios and popovers inside work
 * natively; what needs React is an island (island.tsx) or stands outside.
 *
 * @param name unique within the site, for example 'home-opening'
 */
export function staticRegion(name: string, load: () => Promise<ComponentType>): ComponentType {
  addPart(load)
  const Content = lazy(async () => ({ default: await load() }))
  function StaticRegion() {
    const markup = keptMarkupOf(name)
    return markup === undefined ? (
      <div data-static={name} className="contents">
        <Content />
      </div>
    ) : (
      <div
        data-static={name}
        className="contents"
        // The markup is this site's own, as the build wrote it.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  }
  return StaticRegion
}
