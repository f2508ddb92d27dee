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
  /** The lost message that this one replaces; a replacement is not replaced again. */
  readonly renews?: string
}

export type QueueSms = {
  /** Part of the caller's transaction: the message exists exactly when that commits. */
  <Template extends SmsTemplate>(tx: Tx, sms: SmsRequest<Template>): Promise<void>
  /** The row of a notice, for a caller that writes it in a statement of its own. Senders are not woken by it, so codes do not go this way. */
  noticeRow?(sms: SmsRequest): NewRow
}

export type LostCode = { readonly id: string; readonly to: string; readonly validUntil: Date }

/**
 * Called inside the transaction that marks a code as UNKNOWN: it may have arrived or not, and the same text is never sent twice. The
 * owner of the code makes a new one, ends the old one and queues the new one with `renews`, or does nothing.
 */
export type RenewCode = (tx: Tx, lost: LostCode) => Promise<void>
