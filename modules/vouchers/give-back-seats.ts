import { newMoveId } from '#contracts/move-id.ts'
import type { Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { GiveBackVoucherKind } from './give-back-kind.ts'
import { makeMemberVoucherStore } from './member-voucher-store.ts'
import { notedBack } from './noted-back.ts'
import { makeVoucherBackStore } from './voucher-back-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly giveBack: GiveBackVoucherKind
}

type Begun = { readonly backId: string; readonly points: number }

/** Its move id is stored first, so that repeated requests ask for the same move. */
export function makeGiveBackSeats({ db, clock, value, giveBack }: Deps) {
  /** Null when they have been returned already. */
  const begin = (id: string, line: string): Promise<Answer<Begun | null>> =>
    inTransaction(db, async (tx) => {
      const store = makeMemberVoucherStore(tx)
      const one = await store.lock(id, line)
      if (!one) return refused('NOT_FOUND')
      if (one.state === 'CANCELLED' && one.backId !== null) return ok(null)
      const now = clock.now()
      const noted = await notedBack(tx, one, now)
      const back = makeVoucherBackStore(tx)
      const isInTime = one.giveBackUntil !== null && now < one.giveBackUntil
      if (one.state !== 'ISSUED' || !(isInTime || noted === 'UNDER_WAY')) {
        if (one.backId !== null && noted !== 'UNDER_WAY') await back.end(id, one.backId)
        return refused('VOUCHER_NOT_RETURNABLE')
      }
      const known = noted === 'NONE' ? null : one.backId
      const backId = known ?? newMoveId(now.getTime())
      if (known === null) await back.begin(id, backId)
      return ok({ backId, points: one.points })
    })

  return async function giveBackSeats(id: string, subject: string, line: string): Promise<Answer<null>> {
    const begun = await begin(id, line)
    if (!begun.ok || begun.value === null) return begun.ok ? ok(null) : begun
    const { backId, points } = begun.value
    const input = { voucherMoveId: id, points }
    const moved = await value.start(giveBack, { id: backId, subject, line, lang: 'my', input })
    if (moved.ok) return ok(null)
    // Refused before it started: no move exists whose end would clear the request.
    if ((await value.findAny(backId)) === null) await makeVoucherBackStore(db).end(id, backId)
    // What the core no longer takes back. The words for an undo say other reasons.
    return moved.code === 'UNDO_NOT_POSSIBLE' ? refused('VOUCHER_NOT_RETURNABLE') : moved
  }
}

export type GiveBackSeats = ReturnType<typeof makeGiveBackSeats>
