import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageFailure } from '../../src/app/page-failure'
import { allPaths } from '../../src/node/prerender/find-page'
import { classNamesIn, sheetKey } from '../../src/node/prerender/prerender'
import { renderPage } from '../../src/node/prerender/render'
import { NOT_FOUND_PATH } from '../../src/site/routes'
import { LoadFailure } from '../../src/sections/lazy-part'

/** When code cannot be loaded, the style sheet probably cannot either, so a document's own rules have to do. */
const failures = classNamesIn(
  renderToString(
    <>
      <PageFailure error={new Error('offline')} />
      <LoadFailure onClose={() => undefined} />
    </>,
  ),
)

/** One document for each sheet. */
const paths = new Map([...allPaths(), NOT_FOUND_PATH].map((path) => [sheetKey(path), path]))

test.each([...paths.values()])(
  '%s has the styles of the messages about code that cannot be loaded',
  async (path) => {
    const own = classNamesIn(await renderPage(path))
    expect([...failures].filter((name) => !own.has(name))).toEqual([])
  },
)
