import { randomUUID } from 'node:crypto'
import { firstMoveIdOf, MOVE_ID_WITHIN_MS, moveIdTime, newMoveId } from '#contracts/move-id.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#platform/clock/yangon-day.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
import type { Start } from './engine.ts'
import type { Move } from './move.ts'
import type { Confirmation, MoveKind, MovePlan, StoredPlan } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { CODE_WITHIN_MS } from './send-code.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

export type Begun = { readonly move: Move; readonly confirmation: Confirmation | null }

/** Under the line's lock: is the id new, may it be, and if so the intent, before anything is asked of the core. */
export function begin<Input, Facts>(
  { db, clock }: Deps,
  kind: MoveKind<Input, Facts>,
  { id, subject, line, lang, input }: Start<Input>,
  bodyHash: Buffer,
  gathered: { readonly facts: Facts } | null,
): Promise<Answer<Begun | 'known'>> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const store = makeMoveStore(tx)
    const opened = await store.open(id, line, kind.name, firstMoveIdOf(yangonDayStart(now).getTime()))
    if (opened.known) return ok('known' as const)
    if (Math.abs(moveIdTime(id) - now.getTime()) > MOVE_ID_WITHIN_MS)
      return refused('IDEMPOTENCY_KEY_INVALID')
    if (gathered === null) return refused('UPSTREAM_DOWN')
    const { facts } = gathered
    const today = { count: opened.today_count, kyat: opened.today_kyat }
    const checked = await kind.check(tx, { id, line, lang, input, facts, today, now })
    if (!checked.ok) return checked
    const plan = checked.value
    const { confirmation } = plan
    const fresh = {
      id,
      kind: kind.name,
      subject,
      line,
      lang,
      bodyHash,
      counterparty: plan.counterparty,
      product: plan.product,
      amountKyat: plan.amountKyat,
      state: confirmation ? ('RESERVING' as const) : ('EXECUTING' as const),
      plan: stored(plan, id, now),
      createdAt: now,
    }
    const wait = confirmation ? CODE_WITHIN_MS : LEFT_BEHIND_AFTER_MS
    await store.insert({ ...fresh, nextAskAt: new Date(now.getTime() + wait) })
    const move: Move = { ...fresh, result: null, failure: null, asks: 0, settledAt: null }
    return ok({ move, confirmation })
  })
}

function stored(
  { order, history, notices, data, confirmation }: MovePlan,
  id: string,
  now: Date,
): StoredPlan {
  return {
    order,
    history,
    notices,
    data,
    hold: confirmation ? newMoveId(now.getTime()) : null,
    code: confirmation && {
      purpose: confirmation.purpose,
      payload: `${id}\n${confirmation.payload}`,
      challengeId: randomUUID(),
    },
  }
}
