import { randomUUID } from 'node:crypto'
import { MOVE_ID_WITHIN_MS, moveIdTime, newMoveId } from '#contracts/move-id.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#platform/clock/yangon-day.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
import type { Failure, Move } from './move.ts'
import type { Confirmation, MoveKind, MovePlan, StoredPlan } from './move-kind.ts'
import { makeMoveStore, type NewMove } from './move-store.ts'
import { CODE_WITHIN_MS } from './send-code.ts'
import { promisedBy } from './still-checking.ts'
import type { Start } from './value-deps.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

export type Begun<Data> = { readonly move: Move<Data>; readonly confirmation: Confirmation | null }

/** Under the line's lock: is the id new, may it be, and if so the intent, before anything is asked of the core. */
export async function begin<Input, Facts, Data, Result>(
  { db, clock }: Deps,
  kind: MoveKind<Input, Facts, Data, Result>,
  asked: Start<Input>,
  bodyHash: Buffer,
  gathered: { readonly facts: Facts } | null,
): Promise<Answer<Begun<Data> | 'known'>> {
  const now = clock.now()
  const work = (tx: Tx) => decide(tx, kind, asked, bodyHash, gathered, now)
  try {
    return await inTransaction(db, work)
  } catch (error) {
    // Two lines at once with one id: each has its own lock, and they meet at the primary key.
    const isKnown = isDuplicate(error) && (await makeMoveStore(db).find(asked.id)) !== null
    if (isKnown) return ok('known')
    throw error
  }
}

async function decide<Input, Facts, Data, Result>(
  tx: Tx,
  kind: MoveKind<Input, Facts, Data, Result>,
  asked: Start<Input>,
  bodyHash: Buffer,
  gathered: { readonly facts: Facts } | null,
  now: Date,
): Promise<Answer<Begun<Data> | 'known'>> {
  const { id, subject, line, lang, input } = asked
  const store = makeMoveStore(tx)
  const own = { id, kind: kind.name, subject, line, lang, bodyHash, createdAt: now }
  const same = kind.same(input)
  const entered = await store.enter({ id, line, kind: kind.name, same, day: yangonDayStart(now), now })
  if (entered.known) return ok('known')
  if (Math.abs(moveIdTime(id) - now.getTime()) > MOVE_ID_WITHIN_MS) return refused('IDEMPOTENCY_KEY_INVALID')
  if (entered.under_way !== null && entered.under_way_since !== null) {
    const time = promisedBy({ createdAt: entered.under_way_since })
    const failure: Failure = { code: 'MOVE_UNDER_WAY', facts: { moveId: entered.under_way, time } }
    await store.insert(refusedForEver(own, same, failure))
    return refused(failure.code, { slots: failure.facts, facts: failure.facts })
  }
  if (gathered === null) return refused('UPSTREAM_DOWN')
  const today = { count: entered.today_count, kyat: entered.today_kyat }
  const checked = await kind.check(tx, { id, line, lang, input, facts: gathered.facts, today, now })
  if (!checked.ok) return checked
  const plan = checked.value
  const { confirmation } = plan
  const wait = confirmation ? CODE_WITHIN_MS : LEFT_BEHIND_AFTER_MS
  const move: Move<Data> = {
    ...own,
    counterparty: plan.counterparty,
    product: plan.product,
    amountKyat: plan.amountKyat,
    state: confirmation ? 'RESERVING' : 'EXECUTING',
    plan: stored(plan, kind.kept.version, id, now),
    failure: null,
    asks: 0,
    nextAskAt: new Date(now.getTime() + wait),
    settledAt: null,
  }
  await store.insert(move)
  return ok({ move, confirmation })
}

/** An id that was refused because the same is under way stays refused: its client may send it again when that has ended. */
const refusedForEver = (
  own: Pick<NewMove, 'id' | 'kind' | 'subject' | 'line' | 'lang' | 'bodyHash' | 'createdAt'>,
  same: { readonly product: string | null; readonly counterparty: string | null } | null,
  failure: Failure,
): NewMove => ({
  ...own,
  product: same?.product ?? null,
  counterparty: same?.counterparty ?? null,
  amountKyat: 0,
  state: 'FAILED',
  plan: null,
  failure,
  nextAskAt: null,
  settledAt: own.createdAt,
})

function stored<Data>(
  { order, history, notices, data, confirmation }: MovePlan<Data>,
  version: number,
  id: string,
  now: Date,
): StoredPlan<Data> {
  return {
    version,
    order,
    history,
    notices,
    data,
    hold: confirmation ? newMoveId(now.getTime()) : null,
    code: confirmation && {
      purpose: confirmation.purpose,
      payload: `${id}\n${confirmation.payload}`,
      challengeId: randomUUID(),
      again: { sms: confirmation.sms, standing: confirmation.standing.state },
    },
  }
}

const UNIQUE_VIOLATION = '23505'
export const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION
