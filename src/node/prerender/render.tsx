import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../../app/app'
import { ISLANDS, loadPage } from '../../app/pages'
import { islandIdPrefix } from '../../hydration/hydrate-islands'
import { RenderIslandContext, type RenderIsland } from '../../hydration/island'
import bricolage from '../../styles/fonts/bricolage.woff2'
import figtree from '../../styles/fonts/figtree.woff2'

/** The build imports these through the bundle, because they need what Vite resolves: articles, drawings, settings. */
export { allPaths, findPage, pageHead } from './find-page'
export { pageLabel } from '../../content/page-table'
export { NOT_FOUND_PATH } from '../../site/routes'
export { company, siteUrl } from '../../site/company'
export { socialCardPath } from '../../site/head'
export { machineReadableFiles } from './machine-readable'
export { pageHtml } from './page-html'

/** The URLs of the font files, by their names in the styles. */
export const FONT_URLS = { bricolage, figtree }

/** Renders an island as the browser hydrates it: as a separate React root with its own ids. */
const renderIsland: RenderIsland = (name, Part) => {
  if (!(name in ISLANDS)) throw new Error(`src/app/pages.ts has no island '${name}'`)
  return renderToString(<Part />, { identifierPrefix: islandIdPrefix(name) })
}

/** Renders the page at a path to the markup that the browser hydrates. Rejects with the first error of a part. */
export async function renderPage(path: string): Promise<string> {
  await loadPage(path)
  return new Promise((resolve, reject) => {
    prerender(
      <StrictMode>
        <StaticRouter location={path}>
          <RenderIslandContext value={renderIsland}>
            <App />
          </RenderIslandContext>
        </StaticRouter>
      </StrictMode>,
      // Writes Suspense content in its place instead of streaming it into hidden elements.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: reject },
    )
      .then(({ prelude }) => new Response(prelude).text())
      .then(resolve, reject)
  })
}
