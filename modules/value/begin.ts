import { randomUUID } from 'node:crypto'
import { MOVE_ID_WITHIN_MS, moveIdTime, newMoveId } from '#contracts/move-id.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#platform/clock/yangon-day.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
import type { Failure, Move } from './move.ts'
import type { MoveKind } from './move-kind.ts'
import type { Confirmation, MovePlan, StoredPlan } from './move-plan.ts'
import { makeMoveStore, type NewMove } from './move-store.ts'
import { CODE_WITHIN_MS } from './code-times.ts'
import { promisedBy } from './still-checking.ts'
import type { Start } from './value-deps.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

export type Begun<Data> = { readonly move: Move<Data>; readonly confirmation: Confirmation | null }

/** Everything but the lock: what is asked, and what was found out before. */
export type Wish<Input, Facts, Data, Result> = {
  readonly kind: MoveKind<Input, Facts, Data, Result>
  readonly asked: Start<Input>
  readonly bodyHash: Buffer
  readonly gathered: { readonly facts: Facts } | null
}

/** Under the line's lock: is the id new, may it be, and if so the intent, before anything is asked of the core. */
export const begin = <Input, Facts, Data, Result>(
  { db, clock }: Deps,
  wish: Wish<Input, Facts, Data, Result>,
): Promise<Answer<Begun<Data> | 'known'>> =>
  meetingAtTheId(db, wish.asked.id, () =>
    inTransaction(db, async (tx) => {
      const judged = await judge(tx, wish, clock.now())
      if (judged.ok && judged.value !== 'known') await makeMoveStore(tx).insert(judged.value.move)
      return judged
    }),
  )

/** Two lines at once with one id: each has its own lock, and they meet at the primary key. */
export async function meetingAtTheId<T>(
  db: Database,
  id: string,
  work: () => Promise<Answer<T | 'known'>>,
): Promise<Answer<T | 'known'>> {
  try {
    return await work()
  } catch (error) {
    const isKnown = isDuplicate(error) && (await makeMoveStore(db).find(id)) !== null
    if (isKnown) return ok('known')
    throw error
  }
}

/** The move as it would begin. Nothing is written but an id that is refused for ever. */
export async function judge<Input, Facts, Data, Result>(
  tx: Tx,
  { kind, asked, bodyHash, gathered }: Wish<Input, Facts, Data, Result>,
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
  return ok(begun(own, checked.value, kind.kept.version))
}

type Own = Pick<NewMove, 'id' | 'kind' | 'subject' | 'line' | 'lang' | 'bodyHash' | 'createdAt'>

function begun<Data>(own: Own, plan: MovePlan<Data>, version: number): Begun<Data> {
  const { confirmation, counterparty, product, amountKyat } = plan
  const wait = confirmation ? CODE_WITHIN_MS : LEFT_BEHIND_AFTER_MS
  const move: Move<Data> = {
    ...own,
    counterparty,
    product,
    amountKyat,
    state: confirmation ? 'RESERVING' : 'EXECUTING',
    plan: stored(plan, version, own.id, own.createdAt),
    failure: null,
    asks: 0,
    nextAskAt: new Date(own.createdAt.getTime() + wait),
    settledAt: null,
  }
  return { move, confirmation }
}

/** An id that was refused because the same is under way stays refused: its client may send it again when that has ended. */
const refusedForEver = (
  own: Own,
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
