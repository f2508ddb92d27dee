import { randomUUID } from 'node:crypto'
import type { QueueSms, SmsRequest } from '#modules/notify/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Move } from './move.ts'
import type { NoticeWhen } from './move-plan.ts'

const LIVES_MS = 24 * 3_600_000

/** Queued in the transaction that ends the move, so that a message is sent once and only about what happened. */
export async function tell(
  queueSms: QueueSms,
  tx: Tx,
  move: Move,
  when: readonly NoticeWhen[],
  now: Date,
): Promise<void> {
  for (const sms of noticesOf(move, when, now)) await queueSms(tx, sms)
}

/** The same as rows that go with the statement that asks the core; null where they have to be queued. */
export function toldRows({ noticeRow }: QueueSms, move: Move, when: readonly NoticeWhen[], now: Date) {
  return noticeRow ? noticesOf(move, when, now).map(noticeRow) : null
}

const noticesOf = ({ plan }: Move, when: readonly NoticeWhen[], now: Date): SmsRequest[] =>
  plan.notices
    .filter((one) => when.includes(one.when))
    .map(({ to, lang, template, slots }) => ({
      id: randomUUID(),
      to,
      lang,
      template,
      slots: slots as SmsRequest['slots'],
      priority: 'notice',
      validUntil: new Date(now.getTime() + LIVES_MS),
    }))
