import { linkFaults } from './output-checks/link-checks'
import { outputSite, readOutput, fileAt, type Fault } from './output-checks/output-site'
import { pageFaults } from './output-checks/page-checks'
import { secretFaults } from './output-checks/secret-checks'
import { siteFaults } from './output-checks/site-checks'

export interface OutputToCheck {
  readonly siteUrl: string
  /** The addresses of all pages. */
  readonly paths: readonly string[]
  readonly files: ReadonlyMap<string, Uint8Array>
  /** What the server settings hold during this build. */
  readonly secretValues?: readonly string[]
}

/** All faults of a built site; an empty list means that it may go out. */
export function outputFaults({ siteUrl, paths, files, secretValues }: OutputToCheck): Fault[] {
  const site = outputSite(siteUrl, paths, files)
  const missing = paths.filter((address) => fileAt(files, address) === undefined)
  return [
    ...missing.map((address) => `${address}: there is no file for this page`),
    ...pageFaults(site),
    ...siteFaults(site),
    ...linkFaults(site),
    ...secretFaults(site, secretValues),
  ]
}

/** Shorter values are no secrets and would be found by chance. */
const SECRET_MIN_CHARS = 8

/** What the server settings hold now: none of it may stand in a file of the site. */
export function serverSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) =>
    /^STRIPE_(?!API_BASE)/.test(name) && value.length >= SECRET_MIN_CHARS ? [value] : [],
  )
}

/** Checks the output folder. Throws an error that lists every fault. */
export async function checkOutput(
  outDir: string,
  site: Pick<OutputToCheck, 'siteUrl' | 'paths'>,
): Promise<void> {
  const faults = outputFaults({
    ...site,
    files: await readOutput(outDir),
    secretValues: serverSecrets(process.env),
  })
  if (faults.length === 0) return
  throw new Error(
    `The output has ${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  )
}
