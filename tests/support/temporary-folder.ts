import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Texts by the path of their file; without a text there is no file. */
type Files = Readonly<Record<string, string | undefined>>

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (text !== undefined) writeFileSync(file, text)
  }
}

/** A folder with files, for a test or its `beforeEach`. It is removed when the test ends. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(folder, files)
  return folder
}
