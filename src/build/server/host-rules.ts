import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { parse as parseToml } from 'smol-toml'

const HostFile = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Headers for the paths that a pattern matches; `*` at the end stands for anything. */
export interface HeaderRule {
  readonly pattern: string
  readonly values: ReadonlyMap<string, string>
}

/** What the host does to a request besides serving files. */
export interface HostRules {
  readonly redirects: readonly Redirect[]
  readonly headers: readonly HeaderRule[]
}

/** Reads the `_headers` file format: a path on a line of its own, its headers indented below. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; values: Map<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!line.startsWith(' ')) {
      rules.push({ pattern: line.trim(), values: new Map() })
      continue
    }
    const colon = line.indexOf(':')
    rules.at(-1)?.values.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return rules
}

/** Reads netlify.toml and, where the build wrote one, dist/_headers. */
export async function readHostRules(distDir: string): Promise<HostRules> {
  const host = HostFile.parse(parseToml(await readFile(path.resolve('netlify.toml'), 'utf8')))
  const written = await readFile(path.join(distDir, '_headers'), 'utf8').catch(() => '')
  return {
    redirects: host.redirects,
    headers: [
      ...host.headers.map((rule) => ({
        pattern: rule.for,
        values: new Map(Object.entries(rule.values)),
      })),
      ...parseHeadersFile(written),
    ],
  }
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname
}

/** All headers for a path. Where two rules name one header, the later rule counts. */
export function headersFor(rules: HostRules, pathname: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const { pattern, values } of rules.headers) {
    if (!matches(pattern, pathname)) continue
    for (const [name, value] of values) headers.set(name, value)
  }
  return headers
}

/** The redirect for a path, if there is one. */
export function redirectFor(rules: HostRules, pathname: string): Redirect | undefined {
  return rules.redirects.find(({ from }) => from === pathname)
}
