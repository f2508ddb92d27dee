import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { afterCommit } from '#platform/db/in-transaction.ts'
import { makeBodySeal, type BodySeal } from './seal-body.ts'
import type { QueueSms, SmsRequest } from './sms-request.ts'
import { insertSms, toSmsRow, type NewSms } from './sms-store.ts'
import type { SmsWords } from './sms-template.ts'
import { bindToOrigin, fillSms } from './sms-text.ts'

/** Wakes senders, which otherwise look twice a second. Sent for codes only: nobody waits for a notice. */
export const SMS_POKE = 'sms'

type Deps = {
  readonly words: SmsWords
  /** 32 bytes in hex; the same for all processes of an installation. Without it reads go on and no message is taken. */
  readonly bodyKey: string | undefined
  /** Where codes are typed in, without scheme: `www.example.com`. */
  readonly host: string
  readonly cache: Cache
  readonly clock: Clock
  readonly onError: (error: Error) => void
}

export function makeQueueSms({ words, bodyKey, host, cache, clock, onError }: Deps): QueueSms {
  let seal: BodySeal | undefined

  function toNew(sms: SmsRequest): NewSms {
    seal ??= makeBodySeal(bodyKey)
    const slots: Readonly<Record<string, string>> = sms.slots
    const text = bindToOrigin(fillSms(words, sms.lang, sms.template, slots), host, slots['code'])
    return {
      id: sms.id,
      recipient: sms.to,
      priority: sms.priority,
      template: sms.template,
      lang: sms.lang,
      bodySealed: seal.seal(sms.id, text),
      createdAt: clock.now(),
      validUntil: sms.validUntil,
      renews: sms.renews ?? null,
    }
  }

  const queueSms: QueueSms = async (tx, sms) => {
    await insertSms(tx, toNew(sms))
    if (sms.priority === 'code') afterCommit(tx, () => void cache.poke(SMS_POKE, sms.priority).catch(onError))
  }
  queueSms.noticeRow = (sms) => ({ table: 'sms_message', row: toSmsRow(toNew(sms)) })
  return queueSms
}
