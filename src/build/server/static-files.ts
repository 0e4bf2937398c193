import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** A file as it goes out: already compressed where the browser takes it so. */
export interface StaticFile {
  readonly status: 200 | 404
  readonly contentType: string
  readonly contentEncoding: 'br' | 'gzip' | undefined
  readonly content: Buffer
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  )
}

/** The file behind a path, as the host finds it: itself, with `.html`, or the index; never outside. */
async function findFile(distDir: string, pathname: string): Promise<string | undefined> {
  const wanted = path.join(distDir, path.normalize(pathname))
  if (!wanted.startsWith(distDir) || path.basename(wanted).startsWith('_')) return undefined
  const bare = wanted.replace(/\/+$/, '')
  const candidates = pathname === '/' ? [path.join(distDir, 'index.html')] : [bare, `${bare}.html`]
  for (const candidate of candidates) if (await isFile(candidate)) return candidate
  return undefined
}

async function compressed(
  file: string,
  acceptEncoding: string,
): Promise<Pick<StaticFile, 'content' | 'contentEncoding'>> {
  for (const [encoding, extension] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (acceptEncoding.includes(encoding) && (await isFile(file + extension))) {
      return { content: await readFile(file + extension), contentEncoding: encoding }
    }
  }
  return { content: await readFile(file), contentEncoding: undefined }
}

const NOT_FOUND_FILE = '404.html'

/** Finds the reply to a path: a file with status 200, or the not-found page with 404, also at its own path. */
export async function staticFile(
  distDir: string,
  pathname: string,
  acceptEncoding: string,
): Promise<StaticFile> {
  const found = await findFile(distDir, pathname)
  const file = found ?? path.join(distDir, NOT_FOUND_FILE)
  return {
    status: path.basename(file) === NOT_FOUND_FILE ? 404 : 200,
    contentType: CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
    ...(await compressed(file, acceptEncoding)),
  }
}
