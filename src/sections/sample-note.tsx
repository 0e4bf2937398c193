import { hasSample, type ProofStatus } from '../content/claims'

/** A line that says that some of the adjacent quotes or figures are samples; nothing once all are confirmed. */
export function SampleNote({
  proofs,
  text,
  className = '',
}: {
  readonly proofs: readonly { readonly status: ProofStatus }[]
  /** One of `sampleNotes` (src/content/standing-copy.ts). */
  readonly text: string
  readonly className?: string
}) {
  if (!hasSample(proofs)) return null
  return <p className={`text-small ${className}`}>{text}</p>
}
