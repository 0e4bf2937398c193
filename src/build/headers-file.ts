/** The host's `_headers` file, for the one header that only the build knows. */
export function headersFile(policy: string): string {
  return `/*\n  Content-Security-Policy: ${policy}\n`
}
