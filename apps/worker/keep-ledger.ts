import { setTimeout as sleep } from 'node:timers/promises'
import { makeLedgerEnding } from '#adapters/core-ledger/ledger-ending.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { makeLedgerProof } from '#adapters/core-ledger/ledger-proof.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
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
/** After each piece of work it rests nine times as long as that took: at most a tenth of one core is for upkeep. */
const REST = 9
const WAITED_TOO_LONG_SECONDS = 86_400

/** The upkeep of the ledger, on connections of its own: what moves value waits for none of it. */
export function keepLedger({ config, log, metrics, clock }: Options): { close(): Promise<void> } {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const own = { maxConnections: 2, statementTimeoutMs: STATEMENT_MS, onError }
  const db = makeDatabase(config.DATABASE_URL, own)
  const keeping = makeLedgerKeeping({ db, clock })
  const proof = makeLedgerProof({ db, clock })
  const ending = makeLedgerEnding({ db, clock })
  const tell = watchProof({ log, metrics, clock })
  const closing = new AbortController()
  let endedSeconds = 0
  const ended = 'How long the oldest bucket that has ended has waited to be booked out.'
  watchFigure(metrics, 'ledger_ended_waiting_seconds', ended, () => endedSeconds)

  /** Step by step until one finds nothing to do, with rests. */
  async function through(step: () => Promise<boolean>): Promise<void> {
    while (!closing.signal.aborted) {
      const started = performance.now()
      if (!(await step())) return
      const restMs = (performance.now() - started) * REST
      await sleep(restMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const look = async () => tell(await proof.standing(), () => proof.findings())

  async function prove(): Promise<void> {
    await through(async () => {
      const step = await proof.step()
      // The newest seal must also be known outside the database.
      if (step?.did === 'SEALED') log.info({ seal: step.subject }, 'a day of the ledger is sealed')
      return step !== null
    })
    await look()
  }

  async function bookOut(): Promise<void> {
    await through(async () => (await ending.bookOut()) > 0)
    endedSeconds = await ending.oldestWaitingSeconds()
    if (endedSeconds > WAITED_TOO_LONG_SECONDS)
      log.error({ endedSeconds }, 'buckets that have ended are not booked out')
  }

  async function clearAway(): Promise<void> {
    await through(async () => (await ending.clearHolds()) > 0)
    await through(async () => (await ending.clearBuckets()) > 0)
  }

  const loops = [
    repeat('months of the ledger', HOUR_MS, log, () => keeping.ensureMonths()),
    repeat('proof of the ledger', MINUTE_MS, log, prove),
    repeat('standing of the proof', MINUTE_MS, log, look),
    repeat('buckets that have ended', MINUTE_MS, log, bookOut),
    repeat('what the ledger needs no more', HOUR_MS, log, clearAway),
  ]
  return {
    async close() {
      closing.abort()
      await Promise.all(loops.map((loop) => loop.close()))
      await db.destroy()
    },
  }
}
