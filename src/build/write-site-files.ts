import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Renderer } from './renderer'

/**
 * The day of the build as YYYY-MM-DD. SOURCE_DATE_EPOCH, in seconds, takes its place where a build
 * must come out the same on any day (reproducible-builds.org/specs/source-date-epoch).
 */
export function buildDay(epochSeconds: string | undefined, now: Date): string {
  const seconds = Number(epochSeconds)
  const date = epochSeconds && Number.isFinite(seconds) ? new Date(seconds * 1000) : now
  return date.toISOString().slice(0, 10)
}

/** Writes what programs read: sitemap, robots, feed, manifest, and the plain text of the site. */
export async function writeSiteFiles(renderer: Renderer, outDir: string): Promise<void> {
  const { SITE_FILES: files } = renderer
  const contents: readonly (readonly [file: string, content: string])[] = [
    [files.sitemap, renderer.sitemapXml(buildDay(process.env['SOURCE_DATE_EPOCH'], new Date()))],
    [files.robots, renderer.robotsTxt()],
    [files.feed, renderer.rssXml()],
    [files.languageModels, renderer.llmsTxt()],
    [files.manifest, renderer.webManifest()],
  ]
  await Promise.all(contents.map(([file, content]) => writeFile(path.join(outDir, file), content)))
}
