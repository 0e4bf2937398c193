import { hasSample, type ProofStatus } from '../content/claims'

/** The line that says that some of the proof above or below it is a sample; nothing once all is confirmed. */
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
