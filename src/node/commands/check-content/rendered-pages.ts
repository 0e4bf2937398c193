import { NOT_FOUND_PATH } from '../../../site/routes'
import { parsePage } from '../../parse-page'
import { allPaths, pageHead } from '../../prerender/find-page'
import { renderPage } from '../../prerender/render'

async function contentPage(path: string) {
  return { path, head: pageHead(path), body: parsePage(await renderPage(path)) }
}

/** A page as the build prerenders it. */
export type ContentPage = Awaited<ReturnType<typeof contentPage>>

/** Every page, from the current source. Import this through Vite, which resolves articles and drawings. */
export const renderedPages: ContentPage[] = []
for (const path of [...allPaths(), NOT_FOUND_PATH]) renderedPages.push(await contentPage(path))
