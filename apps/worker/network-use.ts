import { askAppetites } from '#adapters/core-simulator/appetites.ts'
import { makeNetwork } from '#adapters/core-simulator/network.ts'
import type { LedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'

type Options = {
  readonly config: Pick<Config, 'PROFILE' | 'SIMULATOR_URL'>
  readonly clock: Clock
  readonly core: OperatorCore
  readonly keeping: LedgerKeeping
}

/** In the demo somebody uses their data, as the simulator says; anywhere else the operator's network does. */
export function networkUse({ config, clock, core, keeping }: Options): readonly Schedule[] {
  if (config.PROFILE !== 'demo' || config.SIMULATOR_URL === undefined) return []
  const use = makeNetwork({
    clock,
    core,
    appetites: askAppetites(config.SIMULATOR_URL),
    book: (id, line, unit, amount) => keeping.useUp(id, line, unit, amount),
  })
  return [{ name: 'demo.network', cron: '* * * * *', work: use }]
}
