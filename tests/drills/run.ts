import process from 'node:process'
import getPort from 'get-port'
import { textTable } from '../../src/node/commands/text-table'
import { fixEnvironment } from '../setup/fixed-environment'
import { DRILLS, type Drill } from './drills'
import { Tree } from './tree'

/**
 * `npm run test:drills -- [words of a name]`: makes each change in a copy of the repository, then checks the copy: format,
 * types, the unit tests that the change can affect, the content, the build and its HTML. Prints what each change touches
 * and how long it takes.
 */
async function failureOf(tree: Tree, drill: Drill): Promise<string | undefined> {
  try {
    drill.recipe(tree)
    const touched = tree.touched().filter((file) => /\.(?:tsx?|md|json)$/.test(file))
    if (touched.length > 0) tree.run(`npx prettier --check ${touched.join(' ')}`)
    tree.run('npm run typecheck')
    tree.run('npx vitest run --changed --passWithNoTests')
    if (drill.tests !== undefined) tree.run(`npx vitest run ${drill.tests}`)
    // The owner's own settings count here, as they do in a build.
    tree.run('ENV_FILES= npm run check-content')
    tree.run('ENV_FILES= npm run build')
    tree.run('npm run html')
    // A port of its own: Playwright would test whatever answers at the usual one.
    process.env.E2E_PORT = String(await getPort())
    if (drill.browserTest !== undefined)
      tree.run(
        `npx playwright test --config e2e/playwright.config.ts --project specs --grep "${drill.browserTest}"`,
      )
    const left = drill.gone === undefined ? [] : tree.builtWith(drill.gone)
    return left.length === 0 ? undefined : `${String(drill.gone)} is left in ${left.join(', ')}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

fixEnvironment()
const words = process.argv.slice(2).join(' ')
const rows: string[][] = []
const drills = DRILLS.filter(({ name }) => name.includes(words))
if (drills.length === 0) throw new Error(`No recipe's name includes "${words}"`)
for (const drill of drills) {
  const start = Date.now()
  const tree = new Tree()
  const failure = await failureOf(tree, drill)
  if (failure !== undefined) {
    console.error(`\n== ${drill.name} fails:\n${failure}`)
    process.exitCode = 1
  }
  const minutes = ((Date.now() - start) / 60_000).toFixed(1)
  const result = failure === undefined ? 'passed' : 'FAILED'
  rows.push([drill.name, String(tree.touched().length), minutes, result])
  tree.remove()
}
process.stdout.write(`${textTable(['Recipe', 'Files', 'Minutes', 'Result'], rows, 1).join('\n')}\n`)
