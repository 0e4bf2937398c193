import { createContext, use, type ComponentType } from 'react'

/**
 * What triggers the hydration of an island. A `visible` one that is used earlier is hydrated at once.
 * - `immediate`: at once; the entry script then loads React at once, too, so that the page works in a background tab
 * - `pinned`: once React runs if the section is pinned, because its layout must not change on screen; never on phones
 *   and under reduced motion, where it does nothing
 * - `visible`: once a part of it enters the upper three quarters of the viewport
 * - `interaction`: at the first interaction with it (on-interaction.ts)
 */
type IslandTrigger = 'immediate' | 'pinned' | 'visible' | 'interaction'

/** Renders an island to HTML as a React root of its own. Provided by the build (src/node/prerender/render.tsx). */
export type RenderIsland = (name: string, Part: ComponentType) => string

/** Null in the browser, where islands after a navigation are ordinary parts of the page. */
export const RenderIslandContext = createContext<RenderIsland | null>(null)

/**
 * An interactive part of a page. In a prerendered page the browser renders it as a root of its own, without props and
 * without React contexts from outside, when `trigger` fires.
 */
export function Island({
  name,
  part: Part,
  trigger,
}: {
  /** Unique; src/app/pages.ts loads its code by it. */
  readonly name: string
  readonly part: ComponentType
  readonly trigger: IslandTrigger
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
      data-trigger={trigger}
      className="contents"
      // React's own output, at build time.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: renderIsland(name, Part) }}
    />
  )
}
