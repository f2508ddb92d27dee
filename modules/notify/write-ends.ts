import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makeBatches } from './in-batches.ts'
import { makeReceiveReceipts } from './receive-receipts.ts'
import { makeSettleSms } from './settle-sms.ts'
import type { SmsReceipt } from './sms-centre.ts'
import type { SmsFigures } from './sms-figures.ts'
import type { RenewCode } from './sms-request.ts'
import type { ClaimedSms, Settled } from './sms-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly renewCode: RenewCode
  readonly figures?: SmsFigures | undefined
}

/** Everything within this time is written by one statement; one by one, each would cost a round trip. */
const GATHER_MS = 10
/**
 * Longer for notices and receipts, for which nobody waits. A centre may send nothing more until its receipts are confirmed; the quiet then
 * ends the wait.
 */
const UNHURRIED = { gatherMs: GATHER_MS, quietMs: 30, longestMs: 200 } as const
const RETRY_MS = 500

type Sent = Settled & Pick<ClaimedSms, 'priority'>

/** Writes down what the centre says of messages; `onBack` is called when some of them are back in the queue. */
export function makeWriteEnds(deps: Deps, onBack: () => void) {
  const { log, figures } = deps
  const onError = (err: unknown) =>
    log.warn({ err }, 'what became of messages is not written yet, will retry')
  const settle = makeSettleSms(deps)
  const settling = makeBatches<Sent>({
    ...UNHURRIED,
    isUrgent: ({ priority }) => priority === 'code',
    retryMs: RETRY_MS,
    write: async (outcomes) => {
      await settle(outcomes)
      for (const { state } of outcomes) figures?.moved(state)
      if (outcomes.some(({ state }) => state === 'QUEUED')) onBack()
    },
    onError,
  })
  const receive = makeReceiveReceipts(deps)
  const receiving = makeBatches<SmsReceipt>({
    ...UNHURRIED,
    retryMs: RETRY_MS,
    write: async (receipts) => {
      // Answers are written first: a receipt that comes before its message's answer has to be written twice.
      await settling.flush()
      await receive(receipts)
    },
    onError,
  })
  return {
    settled: ({ priority }: ClaimedSms, settled: Settled) => settling.add({ ...settled, priority }),
    received: receiving.add,
    async flush() {
      await Promise.all([settling.flush(), receiving.flush()])
    },
  }
}
