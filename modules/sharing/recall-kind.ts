import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { LANGUAGES } from '#contracts/language.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { QueueSms, SmsSlots, SmsTemplate } from '#modules/notify/index.ts'
import { makeHistoryStore, type MoveKind } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeRecallHandsStore } from './recall-hands-store.ts'
import { makeRecallStore, RECALL_TYPES, type AskedBack } from './recall-store.ts'
import { amountText } from './share-words.ts'
import { UNIT_OF } from './shareable.ts'

export type RecallInput = { readonly moveId: string }

const NOTICE_LIVES_MS = 24 * 3_600_000

/** Giver and receiver of the recalled share. */
const Sides = z.object({
  moveId: z.string(),
  kind: z.enum(RECALL_TYPES),
  line: z.string(),
  receiver: z.string(),
  amount: z.int(),
  lang: z.enum(LANGUAGES),
})
type Sides = z.infer<typeof Sides>

const Returned = z.object({ returned: z.int() })

export type RecallKind = MoveKind<RecallInput, null, Sides, z.infer<typeof Returned>>

export const makeSms =
  (queueSms: QueueSms) =>
  <T extends SmsTemplate>(
    tx: Tx,
    now: Date,
    to: string,
    lang: AskedBack['lang'],
    template: T,
    slots: SmsSlots<T>,
  ): Promise<void> =>
    queueSms(tx, {
      id: randomUUID(),
      to,
      lang,
      template,
      slots,
      priority: 'notice',
      validUntil: new Date(now.getTime() + NOTICE_LIVES_MS),
    })

/** Takes back what a receiver has not used. The core decides how much that is, so texts and history are written with the end. */
export function makeRecallKind(queueSms: QueueSms): RecallKind {
  const sms = makeSms(queueSms)

  return {
    name: 'recall',
    kept: { version: 1, data: Sides, result: Returned },

    // A share is recalled by one row with one id.
    same: () => null,
    waits: () => false,

    gather: async () => null,

    async check(tx, { line, input }) {
      const store = makeRecallStore(tx)
      const known = await store.find(input.moveId, line)
      if (!known) return refused('NOT_FOUND')
      const { moveId, type, receiver, amount, lang, askedAt } = known
      const hands = makeRecallHandsStore(tx)
      if (await hands.isClosed(receiver)) return refused('CONFLICT')
      // Read again: a hand-over that was waited for has ended the recall and told its giver.
      const asked = await store.find(moveId, line)
      if (asked?.state !== 'ASKED' || (await hands.wasToAnother(receiver, askedAt)))
        return refused('CONFLICT')
      const data: Sides = { moveId, kind: type, line, receiver, amount, lang }
      return ok({
        order: { do: 'takeBack', order: { moveId } },
        product: null,
        amountKyat: 0,
        counterparty: receiver,
        confirmation: null,
        history: [],
        notices: [],
        data,
      })
    },

    async settled(tx, { move, returned, now }) {
      const { moveId, kind: type, line, receiver, amount, lang } = move.plan.data
      await makeRecallStore(tx).end(moveId, 'RETURNED', returned, now)
      const history = makeHistoryStore(tx)
      if (returned === amount) for (const side of [line, receiver]) await history.markReversed(moveId, side)
      const unit = UNIT_OF[type]
      const row = (own: string, other: string, value: number, key: string) => ({
        line: own,
        type: value > 0 ? ('SHARE_IN' as const) : ('SHARE_OUT' as const),
        deltas: [{ unit, value }],
        counterparty: other,
        why: { key, slots: {} },
      })
      const rows = [row(line, receiver, returned, 'recallIn'), row(receiver, line, -returned, 'recallOut')]
      await history.write(move, rows, 'SUCCEEDED', now)
      const back = { amount: amountText(type, returned, lang), recipient: receiver }
      await sms(tx, now, line, lang, 'recallDone', back)
      const taken = { amount: amountText(type, returned, 'my'), sender: maskMsisdn(line) }
      await sms(tx, now, receiver, 'my', 'recallTaken', taken)
      return { returned }
    },

    async failed(tx, move, now) {
      const { moveId, kind: type, line, receiver, amount, lang } = move.plan.data
      await makeRecallStore(tx).end(moveId, 'REFUSED', null, now)
      const gone = { amount: amountText(type, amount, lang), recipient: receiver }
      await sms(tx, now, line, lang, 'recallFailed', gone)
      const kept = { amount: amountText(type, amount, 'my'), sender: maskMsisdn(line) }
      await sms(tx, now, receiver, 'my', 'recallKept', kept)
    },
  }
}
