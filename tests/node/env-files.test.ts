import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { loadEnvFiles } from '../../src/node/env-files'
import { settings } from '../../src/node/settings'

test('an exported setting loses the spaces around it, also in what the pages read', async () => {
  vi.stubEnv('VITE_SITE_URL', ' https://www.acme.com ')
  vi.stubEnv('VITE_COMPANY_NAME', '\tAcme Co\n')
  vi.stubEnv('VITE_COMPANY_EMAIL', ' ')
  loadEnvFiles()
  const trimmed = {
    ...{ VITE_SITE_URL: 'https://www.acme.com', VITE_COMPANY_NAME: 'Acme Co' },
    VITE_COMPANY_EMAIL: '',
  }
  expect(process.env).toMatchObject(trimmed)
  const { env } = await resolveConfig({ configFile: false, envDir: false }, 'build')
  expect(env).toMatchObject(trimmed)
})

test('a variable that is no setting of the pages reaches none, whatever its prefix', async () => {
  vi.stubEnv('VITE_COMPANY_NAME', 'Acme Co')
  vi.stubEnv('VITE_DATABASE_PASSWORD', 'secret')
  const { env } = await resolveConfig({ configFile: false, plugins: [settings()] }, 'build')
  expect(env).toMatchObject({ VITE_COMPANY_NAME: 'Acme Co' })
  expect(env).not.toHaveProperty('VITE_DATABASE_PASSWORD')
})
