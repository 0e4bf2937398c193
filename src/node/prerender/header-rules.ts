/**
 * The headers that only the build knows, in the host's format (docs.netlify.com/manage/routing/headers). Names of assets
 * change with their content, so each may be kept for a year. Each has a rule of its own, because a rule for the folder
 * also covers the 404 of a missing file, and a browser that keeps one for a year never sees the file that a rollback
 * brings back.
 */
export function headerRules(policy: string, assets: readonly string[]): string {
  const kept = assets.map(
    (file) => `/assets/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`,
  )
  return [`/*\n  Content-Security-Policy: ${policy}\n`, ...kept].join('')
}
