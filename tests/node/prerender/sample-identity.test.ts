import { expect, test } from 'vitest'
import { productionBlocker, publicOrigin } from '../../../src/node/prerender/sample-identity'

const REAL = {
  CONTEXT: 'production',
  URL: 'https://www.preston-road-marketing.com',
  VITE_COMPANY_NAME: 'Preston Road Marketing',
  VITE_COMPANY_EMAIL: 'hello@preston-road-marketing.com',
  VITE_COMPANY_PHONE: '(972) 335-8000',
}

test.each([
  ['URL', { URL: '' }, 'domain (VITE_SITE_URL)'],
  ['name', { VITE_COMPANY_NAME: '' }, 'name (VITE_COMPANY_NAME)'],
  ['phone', { VITE_COMPANY_PHONE: '(972) 555-0142' }, 'phone (VITE_COMPANY_PHONE)'],
  ['email', { VITE_COMPANY_EMAIL: 'hello@blackland.example' }, 'email (VITE_COMPANY_EMAIL)'],
])(
  "a production build with the sample's %s stops with one line that names it",
  (_what, change, told) => {
    const line = productionBlocker({ ...REAL, ...change })
    expect(line).toMatch(/^Not published: .*ALLOW_SAMPLE_IDENTITY=true.*$/)
    expect(line).toContain(told)
  },
)

test.each([
  ['a real company', REAL],
  ['a preview of the sample', { CONTEXT: 'deploy-preview' }],
  ['a local build of the sample', {}],
  ['a demo', { CONTEXT: 'production', ALLOW_SAMPLE_IDENTITY: 'true' }],
])('%s goes through', (_what, settings) => {
  expect(productionBlocker(settings)).toBeUndefined()
})

test("canonical addresses name the setting, else the host's URL; a preview names itself", () => {
  const setting = { VITE_SITE_URL: 'https://acme.com' }
  const host = { CONTEXT: 'production', URL: 'https://acme.netlify.app' }
  expect(publicOrigin({ ...host, ...setting })).toBe('https://acme.com')
  expect(publicOrigin(host)).toBe('https://acme.netlify.app')
  const preview = {
    CONTEXT: 'deploy-preview',
    DEPLOY_PRIME_URL: 'https://deploy-preview-1--acme.netlify.app',
  }
  expect(publicOrigin({ ...setting, ...preview })).toBe(preview.DEPLOY_PRIME_URL)
})
