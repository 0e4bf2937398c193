import { createContext, use, type PropsWithChildren, type ReactNode } from 'react'
import type { IslandName } from './island-triggers'

/** Renders an island to HTML as a React root of its own. Provided by the build (src/node/prerender/render.tsx). */
export type RenderIsland = (name: IslandName, content: ReactNode) => string

/** Null in the browser, where islands after a navigation are ordinary parts of the page. */
export const RenderIslandContext = createContext<RenderIsland | null>(null)

/**
 * An interactive part of a page. Prerendered, it is hydrated on its own (island-triggers.ts says when): its content
 * takes no props there, and React contexts from outside do not reach it.
 */
export function Island({ name, children }: PropsWithChildren<{ readonly name: IslandName }>) {
  const renderIsland = use(RenderIslandContext)
  return renderIsland === null ? (
    <div data-island={name} data-hydrated="" className="contents">
      {children}
    </div>
  ) : (
    <div
      data-island={name}
      className="contents"
      // React's own output, at build time.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: renderIsland(name, children) }}
    />
  )
}
