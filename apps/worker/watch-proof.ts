import type { ProofStanding } from '#adapters/core-ledger/ledger-proof.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'

type Options = {
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: Clock
  readonly standing: () => Promise<ProofStanding>
}

const DAY_MS = 86_400_000
/** What is still off is said again after this long. */
const AGAIN_MS = 3_600_000

/** Six figures are read together; they are one question. */
const SAME_LOOK_MS = 1_000

function forAWhile<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: { answer: Promise<T>; at: number } | null = null
  return () => {
    const now = performance.now()
    if (asked === null || now - asked.at > SAME_LOOK_MS) asked = { answer: ask(), at: now }
    return asked.answer
  }
}

const ageInDays = (day: string | null, now: Date): number =>
  day === null ? 0 : Math.floor((now.getTime() - Date.parse(day)) / DAY_MS)

/** Figures of the proof, and an error when something is off or late: at once when it changes, and every hour it stays. */
export function watchProof({ log, metrics, clock, standing: look }: Options) {
  const looked = forAWhile(look)
  let told = ''
  let toldAt = 0
  const figure = (name: string, help: string, read: (standing: ProofStanding) => number) =>
    watchFigure(metrics, name, help, async () => read(await looked()))

  figure('ledger_days_unsealed', 'Days that should be sealed and are not.', (s) => s.daysBehind)
  figure('ledger_oldest_late_day_age', 'Age in days of the oldest day that was not looked at in time.', (s) =>
    ageInDays(s.oldestLateDay, clock.now()),
  )
  figure('ledger_pieces_late', 'Pieces of the ledger that were not looked at in time.', (s) => s.latePieces)
  figure('ledger_days_broken', 'Days that are not what was sealed.', (s) => s.brokenDays)
  figure('ledger_accounts_wrong', 'Accounts that are not the sum of their entries.', (s) => s.wrongAccounts)
  figure('ledger_recount_late', '1 when not every account was counted within 30 days.', (s) =>
    Number(s.recountLate),
  )

  return async function tell(standing: ProofStanding, findings: () => Promise<string[]>): Promise<void> {
    const off = standing.brokenDays + standing.wrongAccounts > 0
    const late = standing.daysBehind + standing.latePieces > 0 || standing.recountLate
    const now = clock.now().getTime()
    const text = off || late ? JSON.stringify([standing.brokenDays, standing.wrongAccounts, late]) : ''
    if (text === '') told = ''
    if (text === '' || (text === told && now - toldAt < AGAIN_MS)) return
    told = text
    toldAt = now
    if (off) log.error({ findings: await findings() }, 'the ledger is not what it was')
    if (late) log.error({ standing }, 'the proof of the ledger is late')
  }
}
