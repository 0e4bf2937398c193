import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The only files and folders allowed at the root of the repository. */
const ROOT = [
  '.ci',
  '.env.example',
  '.gitignore',
  '.htmlvalidate.mjs',
  '.jscpd.json',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc.json',
  'CONTRIBUTING.md',
  'README.md',
  'api',
  'bench',
  'docs',
  'e2e',
  'index.html',
  'knip.json',
  'netlify.toml',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tailwind.config.ts',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  '.git',
]

test('nothing stray is at the root of the repository', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  const isIgnored = (name: string) =>
    ignored.some((line) => [name, `${name}/`, `/${name}`, `/${name}/`].includes(line))
  const stray = readdirSync('.').filter((name) => !isIgnored(name) && !name.startsWith('.env'))
  expect(stray.filter((name) => !ROOT.includes(name))).toEqual([])
})
