/**
 * The host's `_headers` file: the policy, which only the build knows, and which pages other sites may
 * not embed. Pages are named one by one, because social cards and feeds may be shown elsewhere, and
 * hosts differ in what they do when two rules name one header.
 */
export function headersFile(policy: string, pagePaths: readonly string[]): string {
  const pages = pagePaths.map((page) => `${page}\n  Cross-Origin-Resource-Policy: same-origin\n`)
  return [`/*\n  Content-Security-Policy: ${policy}\n`, ...pages].join('')
}
