import { PlatformTeaser } from './platform-teaser'
import { ValueLedger } from './value-ledger'

/** The sections between the steps and the assistant; they need no script. */
export function Middle() {
  return (
    <>
      <ValueLedger />
      <PlatformTeaser />
    </>
  )
}
