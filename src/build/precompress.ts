import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { TEXT_FILE } from './text-file'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Below this size in bytes the header that names the coding costs about what it saves. */
const WORTH_COMPRESSING_BYTES = 256

/** Writes a .br and a .gz beside every text file, for servers that send them as they are. */
export async function precompress(distDir: string): Promise<void> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < WORTH_COMPRESSING_BYTES) return
      const brotli = await compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
      await writeFile(`${file}.br`, brotli)
      await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
    }),
  )
}
