import { askSimulator } from '#adapters/core-simulator/ask-simulator.ts'
import { withFaults } from '#adapters/core-simulator/with-faults.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeLedgerCore } from './ledger-core.ts'

type Options = {
  readonly db: Database
  readonly clock: Clock
  /** Where a developer steers what goes wrong; never set where real people pay. */
  readonly simulatorUrl: string | undefined
}

/** The operator core of this installation. */
export function openCore({ db, clock, simulatorUrl }: Options): OperatorCore {
  const ledger = makeLedgerCore({ db, clock })
  return simulatorUrl === undefined ? ledger : withFaults(ledger, { next: askSimulator(simulatorUrl) })
}
