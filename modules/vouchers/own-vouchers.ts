import type { MemberVoucher } from '#contracts/vouchers.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { GiveBackSeats } from './give-back-seats.ts'
import { makeMemberVoucherStore, type StoredVoucher } from './member-voucher-store.ts'
import { stateAt } from './member-voucher-view.ts'
import { notedBack } from './noted-back.ts'
import { makeShowVouchers } from './show-vouchers.ts'
import { MOST_WRONG_PINS } from './states.ts'
import { makeVoucherBackStore } from './voucher-back-store.ts'
import type { VoucherSeal } from './voucher-seal.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly seal: VoucherSeal
  readonly giveBackSeats: GiveBackSeats
}

type Change = (tx: Tx, one: StoredVoucher, now: Date) => Promise<Answer<null>>

const reveal: Change = async (tx, one, now) => {
  const state = stateAt(one, now)
  if (state === 'REVEALED') return ok(null)
  if (state !== 'ISSUED') return refused('VOUCHER_ENDED')
  // Seats that are being returned are not revealed any more; what was only noted comes to nothing with this.
  if ((await notedBack(tx, one, now)) === 'UNDER_WAY') return refused('VOUCHER_ENDED')
  if (one.backId !== null) await makeVoucherBackStore(tx).end(one.id, one.backId)
  await makeMemberVoucherStore(tx).step(one.id, 'ISSUED', 'REVEALED', now)
  return ok(null)
}

const useWith =
  (seal: VoucherSeal, pin: string): Change =>
  async (tx, one, now) => {
    const store = makeMemberVoucherStore(tx)
    const state = stateAt(one, now)
    if (state === 'USED') return ok(null)
    if (state !== 'REVEALED') return refused('VOUCHER_ENDED')
    if (one.wrongPins >= MOST_WRONG_PINS || one.pinTag === null) return refused('VOUCHER_PIN_LOCKED')
    if (seal.isPin(one.merchantId, pin, one.pinTag)) {
      await store.step(one.id, 'REVEALED', 'USED', now)
      return ok(null)
    }
    const n = MOST_WRONG_PINS - (await store.countWrongPin(one.id))
    return n === 0
      ? refused('VOUCHER_PIN_LOCKED')
      : refused('VOUCHER_PIN_WRONG', { slots: { n }, facts: { n } })
  }

export function makeOwnVouchers({ db, clock, seal, giveBackSeats }: Deps) {
  const show = makeShowVouchers({ db, clock, seal })

  /** Under the row's lock. A refusal commits too, because a wrong PIN has to be counted. */
  async function change(id: string, line: string, work: Change): Promise<Answer<MemberVoucher>> {
    const changed = await inTransaction(db, async (tx) => {
      const one = await makeMemberVoucherStore(tx).lock(id, line)
      return one ? work(tx, one, clock.now()) : refused('NOT_FOUND')
    })
    return changed.ok ? show.one(id, line) : changed
  }

  return {
    list: show.list,
    reveal: (id: string, line: string) => change(id, line, reveal),
    use: (id: string, line: string, pin: string) => change(id, line, useWith(seal, pin)),
    async giveBack(id: string, subject: string, line: string): Promise<Answer<MemberVoucher>> {
      const given = await giveBackSeats(id, subject, line)
      return given.ok ? show.one(id, line) : given
    },
  }
}

export type OwnVouchers = ReturnType<typeof makeOwnVouchers>
