import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where a local site notes the address of its stand-in, so that commands find it. */
const NOTE = '.cache/stripe-stand-in'

/** Notes where the stand-in of a local site answers. The one that started last is found. */
export async function noteRunningStandIn(url: string): Promise<void> {
  await mkdir(path.dirname(NOTE), { recursive: true })
  await writeFile(NOTE, url)
}

/** The address of the stand-in of a running `npm start` or `npm run dev`, if there is one. */
export async function findRunningStandIn(): Promise<string | undefined> {
  try {
    const url = (await readFile(NOTE, 'utf8')).trim()
    const response = await fetch(`${url}/_stand-in/faults`)
    return response.ok ? url : undefined
  } catch {
    // No note, or there is no answer: the site that wrote it has been stopped.
    return undefined
  }
}
