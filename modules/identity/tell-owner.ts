import { randomUUID } from 'node:crypto'
import type { Lang } from '#contracts/language.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonTimeText } from '#language/yangon-day.ts'
import type { Tx } from '#platform/db/database.ts'
import { NEVER } from './never-sent.ts'

type Notice = {
  readonly to: string
  readonly lang: Lang
  readonly template: 'signedIn' | 'passkeyAdded' | 'passkeyRemoved' | 'credentialsRemoved' | 'simChanged'
  /** False: queued but never sent, so that it takes equally long. */
  readonly really?: boolean
}

/** An SMS to the line about access to its account, in the transaction that changes the access. */
export type TellOwner = (tx: Tx, notice: Notice) => Promise<void>

const LIVES_MS = 86_400_000

export const makeTellOwner =
  ({ queueSms, clock }: { readonly queueSms: QueueSms; readonly clock: Clock }): TellOwner =>
  (tx, { to, lang, template, really = true }) => {
    const now = clock.now()
    return queueSms(tx, {
      id: randomUUID(),
      to,
      lang,
      template,
      slots: { time: yangonTimeText(now) },
      priority: 'notice',
      validUntil: really ? new Date(now.getTime() + LIVES_MS) : NEVER,
    })
  }
