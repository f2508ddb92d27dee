import { randomUUID } from 'node:crypto'
import type { QueueSms, SmsTemplate } from '#modules/notify/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Move } from './move.ts'
import type { Notice, NoticeWhen } from './move-plan.ts'

const LIVES_MS = 24 * 3_600_000

/** Queued in the transaction that ends the move, so that a message is sent once and only about what happened. */
export async function tell(
  queueSms: QueueSms,
  tx: Tx,
  { plan }: Move,
  when: readonly NoticeWhen[],
  now: Date,
): Promise<void> {
  const validUntil = new Date(now.getTime() + LIVES_MS)
  for (const notice of plan.notices.filter((one) => when.includes(one.when)))
    await send(queueSms, tx, notice, validUntil)
}

const send = <T extends SmsTemplate>(
  queueSms: QueueSms,
  tx: Tx,
  { to, lang, template, slots }: Notice,
  validUntil: Date,
): Promise<void> =>
  queueSms<T>(tx, {
    id: randomUUID(),
    to,
    lang,
    template: template as T,
    slots: slots as never,
    priority: 'notice',
    validUntil,
  })
