import type { QueueSms } from '#modules/notify/index.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { Tx } from '#platform/db/database.ts'
import { makeSms } from './recall-kind.ts'
import { makeRecallHandsStore } from './recall-hands-store.ts'
import { makeRecallStore } from './recall-store.ts'
import { amountText } from './share-words.ts'

/** When a line changes hands its open recalls end without effect, and the other side gets an SMS. */
export const makeEndRecalls = (queueSms: QueueSms) => {
  const sms = makeSms(queueSms)
  return async function endRecalls(tx: Tx, gone: string, now: Date): Promise<void> {
    const store = makeRecallStore(tx)
    for (const { moveId, type, line, receiver, amount, lang } of await makeRecallHandsStore(tx).openOf(
      gone,
    )) {
      await store.end(moveId, 'REFUSED', null, now)
      if (receiver === gone)
        await sms(tx, now, line, lang, 'recallFailed', {
          amount: amountText(type, amount, lang),
          recipient: receiver,
        })
      else
        await sms(tx, now, receiver, 'my', 'recallKept', {
          amount: amountText(type, amount, 'my'),
          sender: maskMsisdn(line),
        })
    }
  }
}
