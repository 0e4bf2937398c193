import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { loadEnvFiles } from '../../src/node/env-files'

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
