import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeSmsEndsStore } from './sms-ends-store.ts'
import type { RenewCode } from './sms-request.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly renewCode: RenewCode }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Far longer than a centre may take to answer. */
const SENDER_DEAD_AFTER_MS = MINUTE_MS
const RECEIPT_GRACE_MS = 15 * MINUTE_MS
const RECEIPTS_KEPT_MS = DAY_MS
const MESSAGES_KEPT_MS = 30 * DAY_MS

/** Ends messages that nothing else will end: too late to send, left by a sender that died, without a receipt. Then deletes old ones. */
export const makeSweepSms = ({ db, clock, renewCode }: Deps) =>
  async function sweepSms(): Promise<void> {
    const now = clock.now()
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    const store = makeSmsEndsStore(db)
    await store.expireQueued(now)
    await store.matchKept()
    await inTransaction(db, async (tx) => {
      const lost = await makeSmsEndsStore(tx).loseAbandoned(now, before(SENDER_DEAD_AFTER_MS))
      for (const code of lost) if (code.validUntil > now) await renewCode(tx, code)
    })
    await store.loseUnreceipted(now, before(RECEIPT_GRACE_MS))
    await store.forget(before(RECEIPTS_KEPT_MS), before(MESSAGES_KEPT_MS))
  }
