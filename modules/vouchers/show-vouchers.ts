import type { MemberVoucher } from '#contracts/vouchers.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeCodeStore } from './code-store.ts'
import { makeMemberVoucherStore, type StoredVoucher } from './member-voucher-store.ts'
import { stateAt, toMemberVoucher } from './member-voucher-view.ts'
import type { VoucherSeal } from './voucher-seal.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly seal: VoucherSeal }

/** A line's own vouchers: with their codes after they were revealed, and until they end. */
export function makeShowVouchers({ db, clock, seal }: Deps) {
  async function shown(stored: readonly StoredVoucher[]): Promise<MemberVoucher[]> {
    const now = clock.now()
    const visible = stored.filter((one) => stateAt(one, now) === 'REVEALED').map(({ id }) => id)
    const codes = await makeCodeStore(db).ofMoves(visible)
    const codesOf = (one: StoredVoucher) =>
      codes.filter(({ moveId }) => moveId === one.id).map(({ id, sealed }) => seal.open(id, sealed))
    return stored.map((one) => toMemberVoucher(one, codesOf(one), now))
  }

  return {
    async list(line: string, voucherId?: string): Promise<MemberVoucher[]> {
      const stored = await makeMemberVoucherStore(db).listOf(line)
      return shown(stored.filter((one) => voucherId === undefined || one.voucherId === voucherId))
    },

    async one(id: string, line: string): Promise<Answer<MemberVoucher>> {
      const stored = (await makeMemberVoucherStore(db).listOf(line)).filter((each) => each.id === id)
      const [found] = await shown(stored)
      return found ? ok(found) : refused('NOT_FOUND')
    },
  }
}
