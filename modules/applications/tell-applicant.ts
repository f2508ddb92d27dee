import { randomUUID } from 'node:crypto'
import type { QueueSms, SmsTemplate } from '#modules/notify/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StoredApplication } from './application.ts'

const SMS_LIVES_MS = 2 * 86_400_000

export async function tellApplicant(
  tx: Tx,
  queueSms: QueueSms,
  { line, lang, reference }: Pick<StoredApplication, 'line' | 'lang' | 'reference'>,
  template: Extract<SmsTemplate, `application${'Received' | 'More' | 'Done' | 'Refused'}`>,
  now: Date,
): Promise<void> {
  await queueSms(tx, {
    id: randomUUID(),
    to: line,
    lang,
    template,
    slots: { reference },
    priority: 'notice',
    validUntil: new Date(now.getTime() + SMS_LIVES_MS),
  })
}
