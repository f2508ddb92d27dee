import { asIfOutside, makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { steered } from '#adapters/core-simulator/steered-core.ts'
import { measureCore, type OperatorCore } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Metrics } from '#platform/metrics/request-metrics.ts'

export type CoreSettings = Pick<Config, 'PROFILE' | 'SIMULATOR_URL' | 'VALUE_TWO_PHASE'>

type Deps = {
  readonly config: CoreSettings
  readonly db: Database
  readonly clock: Clock
  readonly metrics?: Metrics | undefined
}

/** Where balances are kept: our own ledger; only a demo lets its simulator disturb it. */
export function wireCore({ config, db, clock, metrics }: Deps): OperatorCore {
  const ledger = makeLedgerCore({ db, clock })
  const builtIn = config.VALUE_TWO_PHASE ? asIfOutside(ledger) : ledger
  const core = config.PROFILE === 'demo' ? steered(builtIn, config.SIMULATOR_URL) : builtIn
  return metrics ? measureCore(core, metrics) : core
}
