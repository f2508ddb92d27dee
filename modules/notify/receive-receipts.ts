import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { SmsReceipt } from './sms-centre.ts'
import { makeSmsEndsStore } from './sms-ends-store.ts'
import type { SmsFigures } from './sms-figures.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly figures?: SmsFigures | undefined
}

/** Writes receipts. Of several for one message in a batch the first counts, as if they were written one by one. */
export const makeReceiveReceipts = ({ db, clock, figures }: Deps) =>
  async function receiveReceipts(receipts: readonly SmsReceipt[]): Promise<void> {
    const firstOfEach = new Map(receipts.toReversed().map((receipt) => [receipt.centreId, receipt]))
    const ended = await makeSmsEndsStore(db).receive([...firstOfEach.values()], clock.now())
    for (const { state, seconds } of ended) {
      figures?.moved(state)
      if (state === 'DELIVERED') figures?.delivered(seconds)
    }
  }
