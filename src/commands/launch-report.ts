import {
  launchCount,
  launchFindings,
  type LaunchFinding,
  type Proof,
} from '../build/launch-findings'
import { malformedPublicSettings } from '../build/public-env'

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
) {
  const names = malformedPublicSettings(variables).join(', ')
  const malformed = names === '' ? [] : [`Malformed build setting: ${names} (see .env.example)`, '']
  const findings = launchFindings(variables, proofs)
  return {
    lines: [...malformed, launchCount(findings), ...listed(findings)],
    exitCode: findings.length + malformed.length > 0 ? 1 : 0,
  }
}
