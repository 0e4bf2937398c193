import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app/app'

/** Everything below reaches the Node side of the build through this one bundle. */
export { company, siteUrl } from '../site/company'
export { documentHead, socialCardPath } from '../site/head'
export { allPaths, findPage } from '../site/find-page'
export { pageLabel } from '../site/page-label'
export { pageHead } from '../site/page-head'
export { NOT_FOUND_PATH } from '../site/route-heads'
export { SITE_FILES } from '../site/site-files'
export { siteHead } from '../site/site-head'
export { llmsTxt } from '../site/llms-txt'
export { robotsTxt } from '../site/robots-txt'
export { rssXml } from '../site/rss-xml'
export { sitemapXml } from '../site/sitemap-xml'
export { webManifest } from '../site/web-manifest'
export { pageStructuredData } from './page-data'

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

/** Renders the page at a path to the markup that the browser hydrates. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Every boundary stands in its place; nothing is streamed into hidden containers.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  return textOf(prelude)
}
