import { AFTER_SILENCE_MS, isSilence, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { spread as spreadOut, type Spread } from '#platform/jobs/spread.ts'
import type { CreditKind } from './credit-kind.ts'
import { makeEarnStore, type EarnRow } from './earn-store.ts'
import { makeMemberStore, monthOf } from './member-store.ts'
import type { ReturnKind } from './return-kind.ts'
import { nextRunAfter } from './run-day.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly credit: CreditKind
  readonly back: ReturnKind
  readonly spread?: Spread | undefined
}

/** The core promised that this move never happens, or its id is too old: another one is started. */
const ANEW = ['UPSTREAM_TIMEOUT', 'IDEMPOTENCY_KEY_INVALID']

/** Credits points whose hold is over, and takes back points of refunds. Repeating is safe: one row is one move. */
export function makeWorkEarned({ db, clock, value, credit, back, spread = spreadOut }: Deps) {
  /** No points to spend: only the rank changes. */
  const rankOnly = (row: EarnRow, now: Date) =>
    inTransaction(db, async (tx) => {
      const held = await makeEarnStore(tx).lock(row.move_id)
      if (held?.state !== 'HELD') return
      const members = makeMemberStore(tx)
      await makeEarnStore(tx).credited(row.move_id, now)
      await members.ensure(row.line, nextRunAfter(now), now)
      await members.addRank(row.line, monthOf(row.earned_at), row.rank)
    })

  /** Nothing was credited, or everything was spent: no points come back, but the rank is reduced all the same. */
  const nothingBack = (row: EarnRow) =>
    inTransaction(db, async (tx) => {
      const held = await makeEarnStore(tx).lock(row.move_id)
      if (held?.state !== 'RETURNING') return
      await makeEarnStore(tx).returned(row.move_id, 0)
      await makeMemberStore(tx).addRank(row.line, monthOf(row.earned_at), -row.rank)
    })

  function ask({ move_id: earnedBy, line, state, credit_id: creditId, back_id: backId }: EarnRow) {
    const asked = { subject: null, line, lang: 'my', input: { earnedBy } } as const
    if (state === 'HELD' && creditId) return value.start(credit, { ...asked, id: creditId })
    if (state === 'RETURNING' && backId) return value.start(back, { ...asked, id: backId })
    return null
  }

  return async function workEarned(moveId: string): Promise<Outcome> {
    const now = clock.now()
    const row = await makeEarnStore(db).findBegun(moveId, now)
    if (!row) return
    if (row.spend === 0) return void (await (row.state === 'HELD' ? rankOnly(row, now) : nothingBack(row)))
    const answer = await ask(row)
    if (!answer || answer.ok) return
    if (row.state === 'RETURNING' && answer.code === 'UNDO_NOT_POSSIBLE') return nothingBack(row)
    const soon = new Date(now.getTime() + spread(AFTER_SILENCE_MS))
    await makeEarnStore(db).again(row, soon, ANEW.includes(answer.code))
    if (isSilence(answer.code)) return 'SILENT'
  }
}
