import { headFaults } from './head-checks'
import { linkFaults } from './link-checks'
import { fileAt, outputSite, readOutput, textOf, type Fault, type OutputSite } from './output-site'
import { secretFaults, serverSecrets } from './secret-checks'

/** What the checks have to know of the site beside its files. */
export interface ExpectedSite {
  readonly siteUrl: string
  /** The addresses of all pages. */
  readonly paths: readonly string[]
}

/** Texts that the drafts of `npm run new` left to be written. */
function draftFaults({ pages, files }: OutputSite): Fault[] {
  return [...pages.keys()].flatMap((address) => {
    const html = textOf(files.get(fileAt(files, address) ?? ''))
    const texts = new Set(Array.from(html.matchAll(/TODO:[^<"]*/g), ([text]) => text))
    return [...texts].map((text) => `${address}: this is still to be written: ${text}`)
  })
}

/**
 * Finds what is wrong across the files of a built site; an empty list means that it may go out. The
 * markup of single pages is html-validate's part (`npm run html`).
 */
export async function outputFaults(
  { siteUrl, paths }: ExpectedSite,
  files: ReadonlyMap<string, Uint8Array>,
  secretValues: readonly string[] = [],
): Promise<Fault[]> {
  const site = outputSite(siteUrl, paths, files)
  return [
    ...paths
      .filter((address) => fileAt(files, address) === undefined)
      .map((address) => `${address}: there is no file for this page`),
    ...(await headFaults(site)),
    ...linkFaults(site),
    ...draftFaults(site),
    ...secretFaults(site, secretValues),
  ]
}

/** Checks the output folder. Throws an error that lists every fault. */
export async function checkOutput(outDir: string, site: ExpectedSite): Promise<void> {
  const faults = await outputFaults(site, await readOutput(outDir), serverSecrets(process.env))
  if (faults.length === 0) return
  throw new Error(
    `The output has ${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  )
}
