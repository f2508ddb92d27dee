import { setTimeout as sleep } from 'node:timers/promises'
import { makeLedgerEnding } from '#adapters/core-ledger/ledger-ending.ts'
import { makeLedgerProof, type ProofStep } from '#adapters/core-ledger/ledger-proof.ts'
import { makeSealSigner } from '#adapters/core-ledger/seal-signer.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
import { watchProof } from './watch-proof.ts'

type Options = {
  readonly config: Pick<Config, 'DATABASE_URL' | 'LEDGER_SEAL_KEY'>
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: Clock
}

const EVERY_MINUTE = '* * * * *'
/** A turn ends after this time, and the next one goes on. */
const TURN_MS = 240_000
/** No statement of the upkeep may stand in the way longer than this. */
const STATEMENT_MS = 5_000
/** After each piece of work it rests nine times as long as that took: at most a tenth of one core is for upkeep. */
const REST = 9
const WAITED_TOO_LONG_SECONDS = 86_400

type Keeper = {
  readonly schedules: readonly Schedule[]
  stop(): void
  close(): Promise<void>
}

/** The upkeep of the ledger, on connections of its own: what moves value waits for none of it. */
export function keepLedger({ config, log, metrics, clock }: Options): Keeper {
  const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
  const own = { maxConnections: 2, statementTimeoutMs: STATEMENT_MS, onError }
  const db = makeDatabase(config.DATABASE_URL, own)
  const signer = config.LEDGER_SEAL_KEY ? makeSealSigner(config.LEDGER_SEAL_KEY) : undefined
  const proof = makeLedgerProof({ db, clock, signer })
  const ending = makeLedgerEnding({ db, clock })
  const tell = watchProof({ log, metrics, clock, standing: () => proof.standing() })
  const closing = new AbortController()
  const ended = 'How long the oldest bucket that has ended has waited to be booked out.'
  watchFigure(metrics, 'ledger_ended_waiting_seconds', ended, () => ending.oldestWaitingSeconds())

  /** Step by step until one finds nothing to do, with rests. */
  async function through(step: () => Promise<boolean>): Promise<void> {
    for (const end = performance.now() + TURN_MS; performance.now() < end && !closing.signal.aborted;) {
      const started = performance.now()
      if (!(await step())) return
      const restMs = (performance.now() - started) * REST
      await sleep(restMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  /** The newest seal, and who signed it, must also be known outside the database. */
  function tellSeals({ did, subject, rows, signed = [] }: ProofStep): void {
    if (did === 'SEALED') log.info({ seal: subject }, 'a day of the ledger is sealed')
    for (const { day, hash, signature, signedBy } of signed)
      log.info(
        { seal: `${day} ${hash.toString('hex')}`, signature: signature.toString('base64url'), signedBy },
        'a day of the ledger is signed',
      )
    if (did === 'SIGNED' && rows > 1) log.warn({ subject, days: rows }, 'several days were signed at once')
  }

  const look = async () => tell(await proof.standing(), () => proof.findings())

  async function prove(): Promise<void> {
    await through(async () => {
      const step = await proof.step()
      if (step) tellSeals(step)
      return step !== null
    })
    await look()
  }

  async function bookOut(): Promise<void> {
    await through(async () => (await ending.bookOut()) > 0)
    const endedSeconds = await ending.oldestWaitingSeconds()
    if (endedSeconds > WAITED_TOO_LONG_SECONDS)
      log.error({ endedSeconds }, 'buckets that have ended are not booked out')
  }

  async function clearAway(): Promise<void> {
    await through(async () => (await ending.clearHolds()) > 0)
    await through(async () => (await ending.clearBuckets()) > 0)
  }

  return {
    schedules: [
      { name: 'ledger.proof', cron: EVERY_MINUTE, atStart: true, work: prove },
      // Apart from the rest: it reports that the proof is late even when the proof stands still.
      { name: 'ledger.standing', cron: EVERY_MINUTE, atStart: true, work: look },
      { name: 'ledger.ended-buckets', cron: EVERY_MINUTE, atStart: true, work: bookOut },
      { name: 'ledger.needed-no-more', cron: '30 * * * *', atStart: true, work: clearAway },
    ],
    stop: () => closing.abort(),
    async close() {
      closing.abort()
      await db.destroy()
    },
  }
}
