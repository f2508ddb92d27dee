import { setTimeout as sleep } from 'node:timers/promises'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { makeLedgerProof } from '#adapters/core-ledger/ledger-proof.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import type { Metrics } from '#platform/metrics/request-metrics.ts'
import { repeat } from './repeat.ts'
import { watchProof } from './watch-proof.ts'

type Options = {
  readonly config: Pick<Config, 'DATABASE_URL'>
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: Clock
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** No statement of the upkeep may stand in the way longer than this. */
const STATEMENT_MS = 5_000
/** After each piece it rests nine times as long as the piece took: at most a tenth of one core is the proof's. */
const REST = 9

/** The upkeep of the ledger, on connections of its own: what moves value waits for none of it. */
export function keepLedger({ config, log, metrics, clock }: Options): { close(): Promise<void> } {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const db = makeDatabase(config.DATABASE_URL, {
    maxConnections: 2,
    statementTimeoutMs: STATEMENT_MS,
    onError,
  })
  const closing = new AbortController()
  const keeping = makeLedgerKeeping({ db, clock })
  const proof = makeLedgerProof({ db, clock })
  const tell = watchProof({ log, metrics, clock })

  const look = async () => tell(await proof.standing(), () => proof.findings())
  const rest = (ms: number) => sleep(ms, undefined, { signal: closing.signal }).catch(() => {})

  async function prove(): Promise<void> {
    while (!closing.signal.aborted) {
      const started = performance.now()
      const step = await proof.step()
      if (!step) break
      // The newest seal must also be known outside the database.
      if (step.did === 'SEALED') log.info({ seal: step.subject }, 'a day of the ledger is sealed')
      await rest((performance.now() - started) * REST)
    }
    await look()
  }

  const loops = [
    repeat('months of the ledger', HOUR_MS, log, () => keeping.ensureMonths()),
    repeat('proof of the ledger', MINUTE_MS, log, prove),
    repeat('standing of the proof', MINUTE_MS, log, look),
  ]
  return {
    async close() {
      closing.abort()
      await Promise.all(loops.map((loop) => loop.close()))
      await db.destroy()
    },
  }
}
