import { headTags } from '../build/page-html'
import { findPage, pageHead } from '../site/find-page'
import { documentHead, siteHead } from '../site/head'

/** The head of the page at a path, for the development server, which loads this module through Vite. */
export function headOf(pathname: string): string {
  const head = documentHead(pageHead(findPage(pathname)))
  return headTags({ head, siteHead: siteHead() })
}
