import { yangonMonthsAfter } from '#language/yangon-day.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeVoucherEndStore } from './voucher-end-store.ts'

const PIECE = 1_000
/** As `docs/data.md` says. */
const KEPT_MONTHS = 13

/** Ends expired vouchers in chunks, and deletes those that ended long ago. */
export const makeEndVouchers = ({ db, clock }: { readonly db: Database; readonly clock: Clock }) =>
  async function endVouchers(signal?: AbortSignal): Promise<void> {
    const store = makeVoucherEndStore(db)
    const now = clock.now()
    while (!signal?.aborted && (await store.expire(now, PIECE)) === PIECE);
    await store.forgetBefore(yangonMonthsAfter(now, -KEPT_MONTHS))
  }
