import { execSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SITE_PORT } from '../support/addresses'

/**
 * `npm run screenshots` takes every page at four widths, and every state of the accessibility tests on a phone and a
 * desktop, into screenshots/. `-- platform` takes those whose file name contains the word, articles included, and keeps the
 * other files. `-- --against <commit>` takes that commit's pictures, too, and shows in playwright-report/ which differ:
 * before, after, and the difference.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const [wanted = ''] = positionals

/** A checkout of the commit that is compared, kept out of git. */
const CHECKOUT = '.cache/against'

/** Takes the pictures of another commit by that commit's own command. */
function takePicturesOf(commit: string): void {
  rmSync(CHECKOUT, { recursive: true, force: true })
  execSync('git worktree prune')
  execSync(`git worktree add --detach ${CHECKOUT} ${commit}`)
  const lockOf = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  if (lockOf('.') === lockOf(CHECKOUT))
    symlinkSync(path.resolve('node_modules'), path.join(CHECKOUT, 'node_modules'))
  else execSync('npm ci', { cwd: CHECKOUT })
  // Its site and services take ports of their own.
  const env = { ...process.env, E2E_PORT: String(SITE_PORT + 10) }
  execSync(`npm run --silent screenshots -- ${wanted}`, { cwd: CHECKOUT, env, stdio: 'inherit' })
}

if (wanted === '') rmSync('screenshots', { recursive: true, force: true })
if (values.against !== undefined) takePicturesOf(values.against)
const { status } = spawnSync(`npx playwright test -c e2e/screenshots -g "${wanted}"`, {
  shell: true,
  stdio: 'inherit',
  env: {
    ...process.env,
    SCREENSHOTS_OF: wanted,
    ...(values.against && { SCREENSHOTS_BEFORE: path.join(CHECKOUT, 'screenshots') }),
  },
})
// Pictures that differ are no failure of the command.
process.exitCode = values.against === undefined ? (status ?? 1) : 0
if (values.against !== undefined) execSync(`git worktree remove --force ${CHECKOUT}`)
