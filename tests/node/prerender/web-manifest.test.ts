import { expect, test } from 'vitest'
import { company } from '../../../src/site/company'
import { webManifest } from '../../../src/node/prerender/seo-files'

test('the manifest names the company and its icons', () => {
  expect(JSON.parse(webManifest())).toMatchObject({
    name: company.name,
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  })
})
