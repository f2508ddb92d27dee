import type { Lang } from '#contracts/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { NewRow } from '#platform/db/insert-from.ts'
import type { SmsSlots, SmsTemplate } from './sms-template.ts'

export type SmsPriority = 'code' | 'notice'

export type SmsRequest<Template extends SmsTemplate = SmsTemplate> = {
  /** Chosen by the caller; asking twice with the same id sends once. */
  readonly id: string
  /** `959…` */
  readonly to: string
  readonly lang: Lang
  readonly template: Template
  readonly slots: SmsSlots<Template>
  /** Codes overtake notices. */
  readonly priority: SmsPriority
  /** Not sent after this, and the message centre is told to give up at the same time. */
  readonly validUntil: Date
  /** The lost message this one stands in for; it is not renewed a second time. */
  readonly renews?: string
}

export type QueueSms = {
  /** Part of the caller's transaction: the message exists exactly when that commits. */
  <Template extends SmsTemplate>(tx: Tx, sms: SmsRequest<Template>): Promise<void>
  /** The row of a notice, for whoever writes it by a statement of their own; nobody is told of a row, so a code is not asked so. */
  noticeRow?(sms: SmsRequest): NewRow
}

export type LostCode = { readonly id: string; readonly to: string; readonly validUntil: Date }

/**
 * Told inside the transaction that marks a code as UNKNOWN: it may have arrived or not, and the same text is never sent
 * twice. Whoever owns the code makes a new one, kills the old and queues it with `renews`, or leaves it.
 */
export type RenewCode = (tx: Tx, lost: LostCode) => Promise<void>
