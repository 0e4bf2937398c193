import { createContext, use, type ComponentType } from 'react'
import { ISLAND_TRIGGERS, type IslandName } from './island-triggers'

/** Renders an island to HTML as a React root of its own. Provided by the build (src/node/prerender/render.tsx). */
export type RenderIsland = (name: IslandName, Part: ComponentType) => string

/** Null in the browser, where islands after a navigation are ordinary parts of the page. */
export const RenderIslandContext = createContext<RenderIsland | null>(null)

/**
 * An interactive part of a page. In a prerendered page the browser renders it as a root of its own, without props and
 * without React contexts from outside; island-triggers.ts says when.
 */
export function Island({
  name,
  part: Part,
}: {
  readonly name: IslandName
  readonly part: ComponentType
}) {
  const renderIsland = use(RenderIslandContext)
  return renderIsland === null ? (
    <div data-island={name} data-hydrated="" className="contents">
      <Part />
    </div>
  ) : (
    <div
      data-island={name}
      // The entry script (src/app/entry.ts) loads React at once if it finds `immediate`.
      data-trigger={ISLAND_TRIGGERS[name]}
      className="contents"
      // React's own output, at build time.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: renderIsland(name, Part) }}
    />
  )
}
