import {
  launchCount,
  launchFindings,
  type LaunchFinding,
  type Proof,
} from '../build/launch-findings'
import { parsePublicEnvironment } from '../build/public-env'

function malformedSetting(variables: Readonly<Record<string, string>>): string[] {
  try {
    parsePublicEnvironment(variables)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), '']
  }
}

function listed(findings: readonly LaunchFinding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length))
  const lines: string[] = []
  for (const area of new Set(findings.map((finding) => finding.area))) {
    lines.push('', area)
    for (const { what, where } of findings.filter((finding) => finding.area === area)) {
      lines.push(`  ${what.padEnd(width)}  ${where}`)
    }
  }
  return lines
}

/** What `npm run launch-check` prints, and its exit code: 1 while anything is left. */
export function launchReport(
  variables: Readonly<Record<string, string>>,
  proofs?: readonly Proof[],
): { readonly lines: readonly string[]; readonly exitCode: 0 | 1 } {
  const malformed = malformedSetting(variables)
  const findings = launchFindings(variables, proofs)
  return {
    lines: [...malformed, launchCount(findings), ...listed(findings)],
    exitCode: findings.length + malformed.length > 0 ? 1 : 0,
  }
}
