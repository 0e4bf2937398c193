import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DRAWINGS_FOLDER, drawingFiles } from './drawing-files'

/** `npm run drawings`: draws every line drawing anew into src/assets/drawings. */
await rm(DRAWINGS_FOLDER, { recursive: true, force: true })
for (const [name, content] of drawingFiles()) {
  const file = path.join(DRAWINGS_FOLDER, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
