import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readBlog } from '../../../src/node/articles/blog'
import { collectFacts } from '../../../src/node/articles/facts'
import { draftArticle } from '../../../src/node/commands/new/draft-article'
import { draftPage } from '../../../src/node/commands/new/draft-page'
import { bannedWordIn, bannedWords } from '../../support/banned-words'

// Half past seven in the evening in Frisco, which is the next day at Greenwich.
const TODAY = new Date('2026-11-23T01:30:00Z')

const fileOf = (title: string) => [...draftArticle(title, TODAY).created.keys()]

test.each([
  ['A test in Frisco', 'a-test-in-frisco'],
  ['Roofers in Prosper', 'roofers-in-prosper'],
  ['Frisco or Prosper?', 'frisco-or-prosper-frisco'],
  ["What's a café's website worth?", 'whats-a-cafes-website-worth-frisco'],
])('the article "%s" is one file, named %s', (title, slug) => {
  expect(fileOf(title)).toEqual([`src/content/blog/${slug}.md`])
  expect(draftArticle(title, TODAY).changed.size).toBe(0)
})

describe('the draft of an article', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'draft-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  function read(text: string, allowDrafts: boolean) {
    writeFileSync(path.join(folder, 'a-test-in-frisco.md'), text)
    return readBlog(folder, { facts: collectFacts({}), allowDrafts })
  }

  const [draft = ''] = draftArticle('A test: in Frisco', TODAY).created.values()

  test('can be looked at as it is', () => {
    expect(read(draft, true).articles).toMatchObject([
      { slug: 'a-test-in-frisco', title: 'A test: in Frisco', published: '2026-11-22' },
    ])
  })

  test('names everything that is to be written, and is refused until then', () => {
    expect(() => read(draft, false)).toThrow(/a-test-in-frisco\.md:3: This is still to be written/)
    const written = draft.replaceAll('TODO', 'Written')
    expect(read(written, false).cards).toHaveLength(1)
  })
})

describe('the draft of a service page', () => {
  test('is one file with its text and one with its page', async () => {
    const { address, created } = await draftPage('Service for tests')
    expect(address).toBe('/services/service-for-tests')
    expect([...created.keys()]).toEqual([
      'src/content/services/service-for-tests.ts',
      'src/pages/service-for-tests-page.tsx',
    ])
  })

  test('has its address and its entry beside those of other services', async () => {
    const { changed } = await draftPage('Service for tests')
    const added = [...changed].map(([file, text]) => {
      const before = new Set(readFileSync(file, 'utf8').split('\n'))
      const lines = text.split('\n').filter((line) => !before.has(line))
      return lines.join('\n')
    })
    expect(added).toEqual([
      expect.stringContaining("serviceForTests: '/services/service-for-tests'"),
      expect.stringContaining("serviceForTests: 'TODO: "),
      expect.stringMatching(/serviceForTests: \{[^]*TODO[^]*icon: 'M/),
    ])
  })

  test('compiles with the rest of the site, whatever the services are called', async () => {
    const folder = path.resolve('.cache', `draft-${process.pid}`)
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    cpSync('src', path.join(folder, 'src'), { recursive: true })
    cpSync('api', path.join(folder, 'api'), { recursive: true })
    for (const name of ["Testers' service", String.raw`Icons \ "big" ones`, 'A */ comment']) {
      const { created, changed } = await draftPage(name, folder)
      for (const [file, text] of [...created, ...changed]) {
        writeFileSync(path.join(folder, file), text)
      }
    }
    const config = { extends: '../../tsconfig.json', include: ['src'] }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    const { stdout } = spawnSync('npx', ['tsc', '-p', folder], { encoding: 'utf8' })
    expect(stdout).toBe('')
  }, 120_000)

  test.each(['Home', 'Email'])('is refused where the name %s is taken', async (name) => {
    await expect(draftPage(name)).rejects.toThrow(`"${name}" is taken`)
  })
})

test.each([
  ['draft of a page', async () => draftPage('Service for tests')],
  ['draft of an article', async () => draftArticle('A test', TODAY)],
])('the %s holds no word that docs/voice.md bans', async (_, draft) => {
  const { created } = await draft()
  const text = [...created.values()].join('\n')
  expect(bannedWords().flatMap((word) => bannedWordIn(text, word) ?? [])).toEqual([])
})

test('a name that cannot be used is refused in one line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/node/commands/new.ts', 'page', '3D tours'],
    { encoding: 'utf8' },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The name of a service begins with a letter: "3D tours" does not\n',
  })
}, 60_000)
